import Workers

/// What lives as long as the app: the session store and the worker that signs in.
///
/// ```
/// KooberApp ──strong──> AppDC ──strong──> AppFactory ──unowned──> AppDC
/// ```
final class AppDC {
    /// Signs in and signs up.
    let auth: any KooberAuthWorker
    /// Remembers who is signed in.
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
