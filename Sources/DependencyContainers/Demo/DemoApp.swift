package import DemoScenes
package import Rehearsal
import Workers

/// The demo: splash, search with suggestions, detail with a result that comes back.
package final class DemoApp: StageApp {
    /// The word that scripts call it by.
    package static let name = "demo"
    /// What it is.
    package static let summary = "Splash, search with suggestions, detail with a result that comes back."
    /// Its screens.
    package static let screens = ["Splash", "Search", "Detail"]
    /// The calls of its workers.
    package static let workerCalls = [SettingsCalls.update.description, SuggestionsCalls.search.description]
    /// Where it stores something.
    package static let storageNames = [SettingsCalls.storageName]
    /// What its elements are called by tests.
    package static let identifiers = [
        "splashTitle", "searchField", "suggestions", "adopt", "headline", "rotations", "rotationLock", "reset",
        "embedded",
    ]
    /// What its scenes' states consist of.
    package static let stateKeys = [
        "settings", "display", "departure", "searchText", "suggestions", "numberOfRotations", "phase", "headline",
        "rotation",
    ]

    /// What the scenes of Act 1 share; strong, the app owns it.
    private let container: Act1DC

    /// Makes the app and its first container.
    package init(configuration: DemoConfiguration) {
        let stage = Stage.current
        let flags = configuration.testFlags
        stage.trace.record(
            "configuration",
            fields: [
                TraceEvent.Field("noSplash", String(flags?.noSplash ?? false)),
                TraceEvent.Field("resetData", String(flags?.resetData ?? false)),
                TraceEvent.Field("applyTestData", String(flags?.applyTestData ?? false)),
            ])
        container = Act1DC(configuration: configuration, stage: stage)
    }

    /// Shows Splash.
    package func launch(in window: UIWindow) {
        window.rootViewController = container.factory.makeSplash(
            SplashSetup(testFlags: container.configuration.testFlags))
        window.makeKeyAndVisible()
    }
}
