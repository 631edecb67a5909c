package import DemoScenes
import DemoWorkers
package import Rehearsal
import WorkerSupport

/// The demo: splash, search with suggestions, detail with a result that comes back.
package final class DemoApp: StageApp {
    /// The app's name in scripts and on the command line.
    package static let name = "demo"
    /// A sentence that says what the app is.
    package static let summary = "Splash, search with suggestions, detail with a result that comes back."
    /// The names of its screens.
    package static let screens = ["Splash", "Search", "Detail"]
    /// The calls of its workers, which scripts can name.
    package static let workerCalls = [SettingsCalls.update.description, SuggestionsCalls.search.call.description]
    /// The names of its stored files.
    package static let storageNames = [SettingsCalls.storageName]
    /// The accessibility identifiers of its elements.
    package static let identifiers = [
        "splashTitle", "searchField", "suggestions", "adopt", "headline", "rotations", "rotationLock", "reset",
        "embedded",
    ]
    /// The properties of its scenes' states.
    package static let stateKeys = [
        "settings", "display", "departure", "searchText", "suggestions", "numberOfRotations", "phase", "headline",
        "rotation",
    ]

    /// The container of Act 1; strong, the app owns it.
    private let container: Act1DC

    /// Makes the app and the container of Act 1.
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
