import Authentication
import KooberScenes
import Rehearsal
import Workers

/// The container of the app: the session store, the worker that signs in, and the factory of the interfaces.
///
/// ```
/// KooberApp ──strong──> AppDC ──strong──> AppFactory ──unowned──> AppDC
/// ```
final class AppDC {
    /// Signs in and signs up.
    let auth: any KooberAuthWorker
    /// Stores who is signed in.
    let sessions: any KooberSessionStore
    /// Makes the workers of the other containers.
    let workers: KooberWorkers
    /// Makes the interfaces; strong, it holds this container unowned.
    private(set) lazy var factory = AppFactory(container: self)

    init(workers: KooberWorkers) {
        self.workers = workers
        auth = workers.makeAuth()
        sessions = workers.makeSessionStore()
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
        SignedInController(container: SignedInDC(session: user, workers: container.workers))
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
