public import Rehearsal

/// Hears of logins and logouts, has the store follow, and only then lets the app go on.
///
/// Login: the user is saved first, then ``onLogin`` is called. Logout: the user is deleted first, then ``onLogout`` is
/// called. A store that fails stops it there, and whoever posted the notification is told. What is posted while the
/// store works waits for its turn. A login without a user is ignored, and so is a logout after a logout.
///
/// An ``AppController`` makes it and owns it; its closures hold their owner weakly.
///
/// ```
/// AppController ──strong──> AuthenticationController ──strong──> UserStore
///       ^                        │ onLogin, onLogout
///       └────────weak────────────┘
/// ```
public final class AuthenticationController<User> {
    /// What was told and waits for the store.
    private enum Change {
        /// A user has signed in.
        case login(User, failed: () -> Void)
        /// The user has signed out.
        case logout(failed: () -> Void)
    }

    /// Called with the user once they are saved.
    public var onLogin: (User) -> Void = { _ in }
    /// Called once the user is deleted.
    public var onLogout: () -> Void = {}

    /// What keeps the user; strong, it knows nothing of this controller.
    private let store: any UserStore<User>
    /// Where the store is asked; strong, the scope knows nothing of this controller.
    private let tasks: TaskScope
    /// The registrations at the centre, until this controller goes; strong, they keep nothing alive.
    private var observers: [NotificationObservation] = []
    /// What waits for the store, oldest first; each closure keeps alive what its poster let it.
    private var changes: [Change] = []
    /// Whether the store works for one of ``changes``, which then stands among them no more.
    private var isWorking = false
    /// Whether the last change was a logout, so that another one changes nothing.
    private var isLoggedOut = false

    /// Makes a controller that listens from now on until it goes.
    ///
    /// - Parameters:
    ///   - store: what keeps the user.
    ///   - center: where logins and logouts are told.
    ///   - tasks: where the store is asked; once the scope has ended nothing changes any more.
    public init(store: any UserStore<User>, center: NotificationCenter = .default, tasks: TaskScope) {
        self.store = store
        self.tasks = tasks
        observers = [
            center.observe(.userDidLogIn) { [weak self] in self?.loggedIn($0) },
            center.observe(.userDidLogOut) { [weak self] in self?.loggedOut($0) },
        ]
    }

    private func loggedIn(_ notification: Notification) {
        guard let user = notification.userInfo?[AuthenticationKey.user] as? User else { return }
        perform(.login(user, failed: Self.failureHandler(of: notification)))
    }

    private func loggedOut(_ notification: Notification) {
        perform(.logout(failed: Self.failureHandler(of: notification)))
    }

    private static func failureHandler(of notification: Notification) -> () -> Void {
        notification.userInfo?[AuthenticationKey.failed] as? () -> Void ?? {}
    }

    private func perform(_ change: Change) {
        changes.append(change)
        guard !isWorking else { return }
        isWorking = true
        tasks.start("user store") { await self.work() }
    }

    private func work() async {
        while !changes.isEmpty, !Task.isCancelled {
            switch changes.removeFirst() {
            case .login(let user, let failed): await logIn(user, failed: failed)
            case .logout(let failed): await logOut(failed: failed)
            }
        }
        isWorking = false
    }

    private func logIn(_ user: User, failed: () -> Void) async {
        do {
            try await store.save(user)
            guard !Task.isCancelled else { return }
            isLoggedOut = false
            onLogin(user)
        } catch {
            report("login", failed)
        }
    }

    private func logOut(failed: () -> Void) async {
        guard !isLoggedOut else { return }
        do {
            try await store.delete()
            guard !Task.isCancelled else { return }
            isLoggedOut = true
            onLogout()
        } catch {
            report("logout", failed)
        }
    }

    /// Tells that the store failed, unless it was only stopped.
    private func report(_ change: String, _ failed: () -> Void) {
        guard !Task.isCancelled else { return }
        Stage.current.trace.record(change + " failed")
        failed()
    }
}

/// What keeps the signed-in user while the app does not run.
///
/// It stands here for its consumer, ``AuthenticationController``; an app makes its own session store one.
public protocol UserStore<User>: AnyObject {
    /// Who is signed in, with what the app needs to know of them.
    associatedtype User

    /// Returns the user who is stored, `nil` if no one is signed in.
    ///
    /// - Throws: what kept it from finding out.
    func read() async throws -> User?

    /// Stores a user in place of another one, wholly or not at all.
    ///
    /// - Throws: what kept it from storing.
    func save(_ user: User) async throws

    /// Forgets the user; that there is none is no error.
    ///
    /// - Throws: what kept it from forgetting.
    func delete() async throws
}

/// The keys of what is told with `userDidLogIn` and `userDidLogOut`.
public enum AuthenticationKey {
    /// The user who has signed in; a login without one is ignored.
    public static let user = "user"
    /// A closure `() -> Void` that shows that the store failed; without one only the trace tells.
    public static let failed = "failed"
}

extension Notification.Name {
    /// A user has signed in; the particulars stand under ``AuthenticationKey``.
    public static let userDidLogIn = Notification.Name("userDidLogIn")
    /// The user has signed out, or the server no longer knows them.
    public static let userDidLogOut = Notification.Name("userDidLogOut")
}

extension NotificationCenter {
    /// Tells that a user has signed in.
    ///
    /// - Parameters:
    ///   - user: who.
    ///   - failed: called if the user could not be stored: no one is signed in then, and that is to be shown.
    public func postLogin<User>(of user: User, failed: @escaping () -> Void) {
        post(
            name: .userDidLogIn, object: nil,
            userInfo: [AuthenticationKey.user: user, AuthenticationKey.failed: failed])
    }

    /// Tells that the user has signed out.
    ///
    /// - Parameter failed: called if the user could not be forgotten: they are still signed in then, and that is to
    ///   be shown.
    public func postLogout(failed: @escaping () -> Void) {
        post(name: .userDidLogOut, object: nil, userInfo: [AuthenticationKey.failed: failed])
    }
}
