package import RacesScenes
import RacesWorkers
package import Rehearsal
import WorkerSupport

/// The next races: a live list that is refreshed, removes old races, counts down and can be filtered.
package final class RacesApp: StageApp {
    /// The app's name in scripts and on the command line.
    package static let name = "races"
    /// A sentence that says what the app is.
    package static let summary = "The next races to jump: a list that refreshes, expires, counts down and filters."
    /// The names of its screens.
    package static let screens = ["RaceList", "RaceDetail", "Settings"]
    /// The calls of its workers, which scripts can name.
    package static let workerCalls = [
        RacesCalls.next.call.description, PreferencesCalls.read.description, PreferencesCalls.save.description,
    ]
    /// The names of its stored files.
    package static let storageNames = [PreferencesCalls.storageName]
    /// The accessibility identifiers of its elements.
    package static let identifiers = [
        "filterHorse", "filterGreyhound", "filterHarness", "reset", "topCount", "country", "settings", "stale", "races",
        "placeholder", "retry", "category", "meeting", "number", "raceName", "venueState", "countdown", "darkMode",
    ]
    /// The properties of its scenes' states.
    package static let stateKeys = [
        "filters", "refresh", "races", "isAwaited", "failure", "lastReply", "isStale", "race", "seconds", "darkMode",
        "version", "environment",
    ]

    /// The container of the scenes; strong, the app owns it.
    private let container: NextToGoDC

    /// Makes the app and its container.
    package init(configuration: RacesConfiguration) {
        container = NextToGoDC(configuration: configuration, stage: Stage.current)
    }

    /// Shows the list of races, in the appearance that the user has chosen.
    package func launch(in window: UIWindow) {
        container.appearance.apply = { [weak window] isDark in
            window?.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
        }
        container.appearance.read()
        window.rootViewController = container.factory.makeRaceList(RaceListSetup())
        window.makeKeyAndVisible()
    }
}
