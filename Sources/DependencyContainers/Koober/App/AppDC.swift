import Authentication
import KooberScenes
import KooberWorkers
import Rehearsal
import WorkerSupport

/// The container of the app: the session store, the worker that signs in, and the factory of the interfaces.
///
/// ```
/// KooberApp ──strong──> AppDC ──strong──> AppFactory ──unowned──> AppDC
/// ```
final class AppDC {
    let auth: any KooberAuthWorker
    let sessions: any KooberSessionStore
    /// The stage, for the workers of the other containers; unowned, it lives longer.
    unowned let stage: Stage
    /// Makes the interfaces; strong, it holds this container unowned.
    private(set) lazy var factory = AppFactory(container: self)

    init(stage: Stage) {
        self.stage = stage
        auth = HttpWorker(stage: stage)
        sessions = KooberSessionFile(stage: stage)
    }
}

/// Makes the app's interfaces and their containers.
final class AppFactory: AppInterfaceFactory {
    /// The container; unowned, it owns this factory.
    private unowned let container: AppDC

    init(container: AppDC) {
        self.container = container
    }

    func makeLaunch(
        findUser: @escaping () async throws -> UserSession?, finished: @escaping (UserSession?) -> Void
    ) -> UIViewController {
        LaunchVC(
            setup: LaunchSetup(findSession: findUser, signedIn: { finished($0) }, notSignedIn: { finished(nil) }))
    }

    func makeSignedOut() -> UIViewController {
        OnboardingController(container: OnboardingDC(auth: container.auth))
    }

    func makeMain(for user: UserSession) -> UIViewController {
        SignedInController(container: SignedInDC(session: user, stage: container.stage))
    }
}

/// Adapts koober's session store to the authentication: the user is the session.
final class SessionUserStore: UserStore {
    /// The store; strong, the app's container shares it.
    private let sessions: any KooberSessionStore

    init(sessions: any KooberSessionStore) {
        self.sessions = sessions
    }

    func read() async throws -> UserSession? { try await sessions.read() }

    func save(_ user: UserSession) async throws { try await sessions.save(user) }

    func delete() async throws { try await sessions.delete() }
}
