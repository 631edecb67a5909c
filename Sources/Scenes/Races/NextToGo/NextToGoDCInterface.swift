package import RacesWorkers
package import Rehearsal

/// The container of the app's scenes, as they see it; the implementation is in `DependencyContainers`.
///
/// The app owns the container, and each scene keeps it while it lives.
package protocol NextToGoDCInterface: AnyObject {
    /// Loads the next races.
    var races: any RacesWorker { get }
    /// The limits for showing and loading races.
    var rules: RaceRules { get }
    /// Whether the app is dark, and where the choice is stored.
    var appearance: Appearance { get }
    /// The name of the app's environment.
    var environment: String { get }
    /// Returns the current date.
    var now: () -> Date { get }
    /// Makes the scenes; the container owns it.
    var factory: any NextToGoFactoryInterface { get }
}

/// Makes the scenes of the app.
package protocol NextToGoFactoryInterface: AnyObject {
    /// Makes the app's first scene, in a navigation controller.
    func makeRaceList(_ setup: RaceListSetup) -> UIViewController
    /// Makes the detail of a race.
    func makeRaceDetail(_ setup: RaceDetailSetup) -> UIViewController
    /// Makes the settings, in a navigation controller.
    func makeSettings(_ setup: SettingsSetup) -> UIViewController
}
