package import Rehearsal
package import SkeletonScenes
import Workers

/// An app whose flows are owned by coordinators, in three environments.
///
/// ```
/// SkeletonApp ──strong──> AppCoordinator, SkeletonDC
/// ```
package final class SkeletonApp: StageApp {
    /// The word that scripts call it by.
    package static let name = "skeleton"
    /// What it is.
    package static let summary = "A tree of coordinators: sign-in, tabs, a search, and three environments."
    /// Its screens.
    package static let screens = ["AuthSelect", "SignIn", "SignUp", "Home", "Settings"]
    /// The calls of its workers.
    package static let workerCalls = SkeletonWorkers.calls
    /// Where it stores something: a name for each bundle id.
    package static let storageNames = SkeletonEnvironment.Name.allCases.map { name in
        UserCalls.storageName + SkeletonEnvironment(name.rawValue, SkeletonConfiguration()).bundleSuffix
    }
    /// What its elements are called by tests.
    package static let identifiers = ["done", "search", "breeds", "logout", "loading"]
    /// What its scenes' states consist of.
    package static let stateKeys = [
        "form", "phase", "answered", "breeds", "appName", "environment", "notifications", "someFeature",
    ]
    /// The environments that there are.
    package static let environments = SkeletonEnvironment.Name.allCases.map(\.rawValue)
    /// Where its token comes from.
    package static let secretVariables = [
        "REHEARSE_API_TOKEN": environments.map { "skeleton.\($0).apiToken" }
    ]

    /// The services; strong, the app owns them.
    private let container: SkeletonDC
    /// The flow of the app; strong, the app owns it.
    private let coordinator: AppCoordinator

    /// Makes the app and its services.
    package init(configuration: SkeletonConfiguration) {
        container = SkeletonDC(configuration: configuration, stage: Stage.current)
        coordinator = AppCoordinator(container: container)
    }

    /// Starts the flow of the app.
    package func launch(in window: UIWindow) {
        window.rootViewController = coordinator.root
        window.makeKeyAndVisible()
        coordinator.start()
    }
}
