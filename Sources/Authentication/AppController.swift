public import Rehearsal

/// Decides which interface the app shows: the launch screen, the interface without a user, or the user's interface.
///
/// It owns the root container, whose single child is on screen, and the ``AuthenticationController``. The interfaces do
/// not call it: their containers post notifications on the app's notification centre. The app owns the controller for
/// its whole life.
///
/// ```
/// the app ──strong──> AppController ──strong──> root, AuthenticationController, AppInterfaceFactory
/// ```
public final class AppController<User> {
    /// The window's root controller; strong, the window owns it too.
    public let root = SingleChildController()
    /// The interface that is on screen.
    public private(set) var interface = AppInterface.launch

    /// Stores the user; strong, it does not refer to this controller.
    private let store: any UserStore<User>
    /// Makes the interfaces; strong, it does not refer to this controller.
    private let interfaces: any AppInterfaceFactory<User>
    /// Handles logins and logouts; strong, its closures hold this controller weakly.
    private let authentication: AuthenticationController<User>

    /// Makes a controller that shows nothing yet.
    ///
    /// - Parameters:
    ///   - store: stores the user.
    ///   - interfaces: makes the interfaces.
    ///   - center: the notification centre on which logins and logouts are posted.
    public init(
        store: any UserStore<User>, interfaces: any AppInterfaceFactory<User>, center: NotificationCenter = .default
    ) {
        self.store = store
        self.interfaces = interfaces
        authentication = AuthenticationController(store: store, center: center, tasks: root.tasks)
        authentication.onLogin = { [weak self] user in self?.showMain(for: user) }
        authentication.onLogout = { [weak self] in self?.showSignedOut() }
    }

    /// Shows the launch screen in a window; the launch screen then asks the store who is signed in.
    public func launch(in window: UIWindow) {
        let store = store
        root.show(
            interfaces.makeLaunch(
                findUser: { try await store.read() }, finished: { [weak self] user in self?.launched(user) }))
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// Replaces the launch screen; does nothing if a user has signed in meanwhile.
    private func launched(_ user: User?) {
        guard interface == .launch else { return }
        if let user { showMain(for: user) } else { showSignedOut() }
    }

    /// Shows the user's interface; it also replaces the interface of another user.
    private func showMain(for user: User) {
        show(.main, .right) { $0.makeMain(for: user) }
    }

    /// Shows the interface without a user, unless it is shown already.
    private func showSignedOut() {
        guard interface != .signedOut else { return }
        show(.signedOut, .left) { $0.makeSignedOut() }
    }

    /// Dismisses presented controllers, then replaces the current interface with the next one.
    private func show(
        _ next: AppInterface, _ direction: TransitionDirection,
        make: @escaping (any AppInterfaceFactory<User>) -> UIViewController
    ) {
        let previous = interface
        interface = next
        let replace = { [root, interfaces] in
            Stage.current.trace.record(
                "transition",
                fields: [
                    TraceEvent.Field("from", previous.rawValue), TraceEvent.Field("to", next.rawValue),
                    TraceEvent.Field("direction", direction.rawValue),
                ])
            root.show(make(interfaces))
        }
        guard root.presentedViewController != nil else { return replace() }
        root.dismiss(animated: true, completion: replace)
    }
}

/// The interfaces of an app; the raw value is the name in the trace.
public enum AppInterface: String, Sendable {
    /// The first screen, shown until the app knows whether a user is signed in.
    case launch
    /// The interface without a signed-in user.
    case signedOut
    /// The interface of the signed-in user.
    case main
}

/// Makes the interfaces that an ``AppController`` shows; each app has its own implementation.
public protocol AppInterfaceFactory<User>: AnyObject {
    /// The type of the signed-in user.
    associatedtype User

    /// Makes the first screen, which finds out who is signed in and calls `finished` once.
    ///
    /// - Parameters:
    ///   - findUser: asks the store who is signed in; throws the store's error.
    ///   - finished: called with the user, or `nil` if no one is signed in.
    func makeLaunch(
        findUser: @escaping () async throws -> User?, finished: @escaping (User?) -> Void
    ) -> UIViewController

    /// Makes a new interface for when no user is signed in.
    func makeSignedOut() -> UIViewController

    /// Makes the interface of a user; called for each sign-in.
    func makeMain(for user: User) -> UIViewController
}
