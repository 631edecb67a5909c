package import Rehearsal
package import Workers

/// What the scenes of the one act share; the container itself stands with the dependency containers.
///
/// The app owns the container, and each scene keeps it while it lives.
package protocol NextToGoDCInterface: AnyObject {
    /// Knows the next races.
    var races: any RacesWorker { get }
    /// By what numbers races are shown and loaded.
    var rules: RaceRules { get }
    /// Whether all is dark, and what remembers that.
    var appearance: Appearance { get }
    /// The name of the environment that the app runs in.
    var environment: String { get }
    /// The date now.
    var now: () -> Date { get }
    /// Makes the scenes; the container owns it.
    var factory: any NextToGoFactoryInterface { get }
}

/// What makes the scenes of races.
package protocol NextToGoFactoryInterface: AnyObject {
    /// Makes the scene that the app begins with, in a navigation controller.
    func makeRaceList(_ setup: RaceListSetup) -> UIViewController
    /// Makes the detail of a race.
    func makeRaceDetail(_ setup: RaceDetailSetup) -> UIViewController
    /// Makes the settings, in a navigation controller.
    func makeSettings(_ setup: SettingsSetup) -> UIViewController
}
