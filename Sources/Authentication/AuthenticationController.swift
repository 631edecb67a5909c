public import Rehearsal

/// Listens for logins and logouts, updates the user store, and then notifies the app.
///
/// Login: the user is saved, then ``onLogin`` is called. Logout: the user is deleted, then ``onLogout`` is called. If
/// the store fails, the app is not notified, and the sender of the notification is told about the error instead.
/// Notifications that arrive while the store works are handled one after another. A login without a user is ignored,
/// and so is a logout after a logout.
///
/// An ``AppController`` makes it and owns it; its closures hold their owner weakly.
///
/// ```
/// AppController ──strong──> AuthenticationController ──strong──> UserStore
///       ^                        │ onLogin, onLogout
///       └────────weak────────────┘
/// ```
public final class AuthenticationController<User> {
    /// A login or logout that the store has not handled yet.
    private enum Change {
        case login(User, failed: () -> Void)
        case logout(failed: () -> Void)
    }

    /// Called with the user after the store has saved them.
    public var onLogin: (User) -> Void = { _ in }
    /// Called after the store has deleted the user.
    public var onLogout: () -> Void = {}

    /// Stores the user; strong, it does not refer to this controller.
    private let store: any UserStore<User>
    /// The scope of the store's tasks; strong, it does not refer to this controller.
    private let tasks: TaskScope
    /// The observations of the notification centre; strong, their blocks hold this controller weakly.
    private var observers: [NotificationObservation] = []
    /// The changes that wait for the store, oldest first; their `failed` closures keep what the sender captured.
    private var changes: [Change] = []
    /// Whether the store handles a change at the moment; that change is no longer in ``changes``.
    private var isWorking = false
    /// Whether the last change was a logout; a second logout then does nothing.
    private var isLoggedOut = false

    /// Makes a controller that listens until it is deallocated.
    ///
    /// - Parameters:
    ///   - store: stores the user.
    ///   - center: the notification centre on which logins and logouts are posted.
    ///   - tasks: the scope of the store's tasks; after it has ended, logins and logouts have no effect.
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

    /// Reports that the store has failed, unless the task was cancelled.
    private func report(_ change: String, _ failed: () -> Void) {
        guard !Task.isCancelled else { return }
        Stage.current.trace.record(change + " failed")
        failed()
    }
}

/// Stores the signed-in user, also while the app does not run; an app's session store conforms to it.
public protocol UserStore<User>: AnyObject {
    /// The type of the signed-in user.
    associatedtype User

    /// Returns the stored user, or `nil` if no one is signed in.
    ///
    /// - Throws: if the store cannot be read.
    func read() async throws -> User?

    /// Stores a user instead of the previous one, completely or not at all.
    ///
    /// - Throws: if the user cannot be stored.
    func save(_ user: User) async throws

    /// Deletes the stored user; does nothing if there is none.
    ///
    /// - Throws: if the user cannot be deleted.
    func delete() async throws
}

/// The keys of `userInfo` in the notifications `userDidLogIn` and `userDidLogOut`.
public enum AuthenticationKey {
    /// The user who has signed in; a login without one is ignored.
    public static let user = "user"
    /// A closure `() -> Void`, called if the store fails; without one, only the trace records the failure.
    public static let failed = "failed"
}

extension Notification.Name {
    /// A user has signed in; the keys of its `userInfo` are in ``AuthenticationKey``.
    public static let userDidLogIn = Notification.Name("userDidLogIn")
    /// The user has signed out, or the server no longer accepts their session.
    public static let userDidLogOut = Notification.Name("userDidLogOut")
}

extension NotificationCenter {
    /// Posts that a user has signed in.
    ///
    /// - Parameters:
    ///   - user: the user who has signed in.
    ///   - failed: called if the user could not be stored. No one is signed in then, and the screen should show the
    ///     error.
    public func postLogin<User>(of user: User, failed: @escaping () -> Void) {
        post(
            name: .userDidLogIn, object: nil,
            userInfo: [AuthenticationKey.user: user, AuthenticationKey.failed: failed])
    }

    /// Posts that the user has signed out.
    ///
    /// - Parameter failed: called if the user could not be deleted. They are still signed in then, and the screen
    ///   should show the error.
    public func postLogout(failed: @escaping () -> Void) {
        post(name: .userDidLogOut, object: nil, userInfo: [AuthenticationKey.failed: failed])
    }
}
