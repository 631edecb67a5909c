public import Rehearsal

/// The base of a coordinator: it owns a flow of an app, and decides which screen comes next.
///
/// A subclass overrides ``start()``, shows screens in its navigation controller, and calls ``finish()`` when the flow
/// is over. A flow inside a flow is a child: ``startChild(_:then:)`` starts it and keeps it until it has finished. The
/// screens tell their coordinator what happened by closures, which hold it weakly.
///
/// ```
/// the app ──strong──> Coordinator ──strong──> children, navigation controller ──strong──> screens
///                        ^   └─ didFinish, weak ─┘                                          │
///                        └──────────────────────────weak────────────────────────────────────┘
/// ```
///
/// The leak ledger knows a coordinator as it knows the parts of a scene: one that is still alive when the stage comes
/// to rest after its parent has dropped it fails the run, by its name.
///
/// ```swift
/// final class AuthCoordinator: Coordinator {
///     override func start() {
///         let welcome = WelcomeVC(signedIn: { [weak self] in self?.finish() })
///         navigationController.setViewControllers([welcome], animated: true)
///     }
/// }
/// ```
open class Coordinator {
    /// What the flow's screens are shown in; strong, it knows nothing of the coordinator.
    public let navigationController: UINavigationController
    /// The flows inside this one, in the order in which they were started; strong, until they have finished.
    public private(set) var children: [Coordinator] = []
    /// Called once, when the flow is over; the parent sets it, and its closure holds the parent weakly.
    public var didFinish: () -> Void = {}

    /// What a leak is told by; strong, it holds the coordinator weakly, and only once that was dropped.
    private let page: LeakLedger.Scene
    /// Whether the flow is over, or was dropped, so that it cannot finish again.
    private var hasEnded = false

    /// Makes a coordinator that shows nothing yet.
    ///
    /// - Parameter navigationController: what the flow's screens are shown in; a parent may share its own.
    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        page = Stage.current.ledger.open(scene: String(describing: Self.self))
    }

    /// Shows the flow's first screen; called once, by the parent, and by the app for the outermost flow.
    ///
    /// An override need not call `super`.
    open func start() {}

    /// Ends the flow: whoever started it is told, once, and drops it.
    ///
    /// Calls after the first do nothing, nor does one after the flow was dropped.
    public final func finish() {
        guard !hasEnded else { return }
        hasEnded = true
        didFinish()
    }

    /// Starts a flow inside this one, and drops it when it has finished.
    ///
    /// - Parameters:
    ///   - child: the flow, which was not started before.
    ///   - next: what follows it, such as the start of another; called before the child is dropped, so that there is
    ///     something to see at every moment. It is kept by the child: capture this coordinator weakly.
    public final func startChild(_ child: Coordinator, then next: @escaping () -> Void = {}) {
        children.append(child)
        child.didFinish = { [weak self, weak child] in
            next()
            if let child { self?.drop(child) }
        }
        child.start()
    }

    /// Lets go of a child and of the flows inside it, without telling anyone; one that is no child is left alone.
    ///
    /// They must be gone when the stage has come to rest.
    public final func drop(_ child: Coordinator) {
        guard let place = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: place).leave()
    }

    /// Registers what must go with the coordinator, such as what its screens share, in the leak ledger.
    public final func track(_ parts: AnyObject...) {
        for part in parts { page.track(part) }
    }

    private func leave() {
        hasEnded = true
        for child in children.reversed() { drop(child) }
        Stage.current.ledger.leave(page)
        page.track(self)
    }
}
