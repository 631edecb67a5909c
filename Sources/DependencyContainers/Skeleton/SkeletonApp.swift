package import Rehearsal
package import SkeletonScenes
import SkeletonWorkers
import WorkerSupport

/// An app with a tree of coordinators, in three environments.
///
/// ```
/// SkeletonApp ──strong──> AppCoordinator, SkeletonDC
/// ```
package final class SkeletonApp: StageApp {
    /// The app's name in scripts and on the command line.
    package static let name = "skeleton"
    /// A sentence that says what the app is.
    package static let summary = "A tree of coordinators: sign-in, tabs, a search, and three environments."
    /// The names of its screens.
    package static let screens = ["AuthSelect", "SignIn", "SignUp", "Home", "Settings"]
    /// The calls of its workers, which scripts can name.
    package static let workerCalls = [
        AccountCalls.signIn.call.description, AccountCalls.signUp.call.description, BreedsCalls.search.call.description,
        UserCalls.read.description, UserCalls.save.description, UserCalls.clear.description,
    ]
    /// The names of its stored files: one for each bundle id.
    package static let storageNames = SkeletonEnvironment.Name.allCases.map { name in
        UserCalls.storageName + SkeletonEnvironment(name.rawValue, SkeletonConfiguration()).bundleSuffix
    }
    /// The accessibility identifiers of its elements.
    package static let identifiers = ["done", "search", "breeds", "logout", "loading"]
    /// The properties of its scenes' states.
    package static let stateKeys = [
        "form", "phase", "answered", "breeds", "appName", "environment", "notifications", "someFeature",
    ]
    /// The environments in which it can run.
    package static let environments = SkeletonEnvironment.Name.allCases.map(\.rawValue)
    /// The environment variable with its API token.
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
