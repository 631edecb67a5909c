package import Rehearsal

/// What makes the scenes of races.
package protocol NextToGoFactoryInterface: AnyObject {
    /// Makes the scene that the app begins with, in a navigation controller.
    func makeRaceList(_ setup: RaceListSetup) -> UIViewController
    /// Makes the detail of a race.
    func makeRaceDetail(_ setup: RaceDetailSetup) -> UIViewController
    /// Makes the settings, in a navigation controller.
    func makeSettings(_ setup: SettingsSetup) -> UIViewController
}
