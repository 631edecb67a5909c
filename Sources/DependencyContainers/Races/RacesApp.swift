package import RacesScenes
package import Rehearsal
import Workers

/// The next races to jump: a live list that refreshes, expires, counts down and filters.
package final class RacesApp: StageApp {
    /// The word that scripts call it by.
    package static let name = "races"
    /// What it is.
    package static let summary = "The next races to jump: a list that refreshes, expires, counts down and filters."
    /// Its screens.
    package static let screens = ["RaceList", "RaceDetail", "Settings"]
    /// The calls of its workers.
    package static let workerCalls = [
        RacesCalls.next.description, PreferencesCalls.read.description, PreferencesCalls.save.description,
    ]
    /// Where it stores something.
    package static let storageNames = [PreferencesCalls.storageName]
    /// What its elements are called by tests.
    package static let identifiers = [
        "filterHorse", "filterGreyhound", "filterHarness", "reset", "topCount", "country", "settings", "stale", "races",
        "placeholder", "retry", "category", "meeting", "number", "raceName", "venueState", "countdown", "darkMode",
    ]
    /// What its scenes' states consist of.
    package static let stateKeys = [
        "filters", "refresh", "races", "isAwaited", "failure", "lastReply", "isStale", "race", "seconds", "darkMode",
        "version", "environment",
    ]

    /// What the scenes share; strong, the app owns it.
    private let container: NextToGoDC

    /// Makes the app and the container of its one act.
    package init(configuration: RacesConfiguration) {
        container = NextToGoDC(configuration: configuration, stage: Stage.current)
    }

    /// Shows the races, as dark as the user has chosen.
    package func launch(in window: UIWindow) {
        container.appearance.apply = { [weak window] isDark in
            window?.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
        }
        container.appearance.read()
        window.rootViewController = container.factory.makeRaceList(RaceListSetup())
        window.makeKeyAndVisible()
    }
}
