public import Rehearsal

/// Decides what an app shows as a whole: the launch, what is there without a user, or what is there for the user.
///
/// It owns the one root container, whose single child is what is on screen, and the one ``AuthenticationController``.
/// The interfaces tell it nothing themselves: they, or rather their containers, post on the app's notification centre.
/// The app owns it for its whole life.
///
/// ```
/// the app ──strong──> AppController ──strong──> root, AuthenticationController, AppInterfaceFactory
/// ```
public final class AppController<User> {
    /// The root of the window; strong, the window owns it too.
    public let root = SingleChildController()
    /// What is on screen.
    public private(set) var interface = AppInterface.launch

    /// What keeps the user; strong, it knows nothing of this controller.
    private let store: any UserStore<User>
    /// Makes the interfaces; strong, it knows nothing of this controller.
    private let interfaces: any AppInterfaceFactory<User>
    /// Follows logins and logouts; strong, its closures hold this controller weakly.
    private let authentication: AuthenticationController<User>

    /// Makes a controller that shows nothing yet.
    ///
    /// - Parameters:
    ///   - store: what keeps the user.
    ///   - interfaces: makes what is shown.
    ///   - center: where logins and logouts are told.
    public init(
        store: any UserStore<User>, interfaces: any AppInterfaceFactory<User>, center: NotificationCenter = .default
    ) {
        self.store = store
        self.interfaces = interfaces
        authentication = AuthenticationController(store: store, center: center, tasks: root.tasks)
        authentication.onLogin = { [weak self] user in self?.showMain(for: user) }
        authentication.onLogout = { [weak self] in self?.showSignedOut() }
    }

    /// Shows the launch screen in a window; the store is asked as soon as it appears.
    public func launch(in window: UIWindow) {
        let store = store
        root.show(
            interfaces.makeLaunch(
                findUser: { try await store.read() }, finished: { [weak self] user in self?.launched(user) }))
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// Leaves the launch screen; whoever has signed in meanwhile stays.
    private func launched(_ user: User?) {
        guard interface == .launch else { return }
        if let user { showMain(for: user) } else { showSignedOut() }
    }

    /// Shows what is there for a user, in place of what is there for another one too.
    private func showMain(for user: User) {
        show(.main, .right) { $0.makeMain(for: user) }
    }

    /// Shows what is there without a user; what is shown already stays as it is.
    private func showSignedOut() {
        guard interface != .signedOut else { return }
        show(.signedOut, .left) { $0.makeSignedOut() }
    }

    /// Dismisses what is presented, then puts the next interface in the place of the present one.
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

/// What an app shows as a whole; the raw value is what a trace calls it.
public enum AppInterface: String, Sendable {
    /// The first screen, while it is not known whether somebody is signed in.
    case launch
    /// What is there for somebody who is not signed in.
    case signedOut
    /// What is there for the user.
    case main
}

/// What makes the interfaces that an ``AppController`` shows; the app's own.
public protocol AppInterfaceFactory<User>: AnyObject {
    /// Who signs in.
    associatedtype User

    /// Makes the first screen, which finds out whether somebody is signed in and says so, once.
    ///
    /// - Parameters:
    ///   - findUser: asks the store who is signed in; throws what the store throws.
    ///   - finished: takes the user, or `nil` if no one is signed in.
    func makeLaunch(
        findUser: @escaping () async throws -> User?, finished: @escaping (User?) -> Void
    ) -> UIViewController

    /// Makes what is there for somebody who is not signed in, anew each time.
    func makeSignedOut() -> UIViewController

    /// Makes what is there for a user, anew for each sign-in.
    func makeMain(for user: User) -> UIViewController
}
