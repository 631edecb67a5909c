public import Rehearsal
import Scene
import StageRuntime

/// The base of a coordinator: it owns a flow of an app, and decides which screen comes next.
///
/// A subclass overrides ``start()``, shows screens in its navigation controller, and calls ``finish()`` when the flow
/// is over. A flow inside a flow is a child: ``startChild(_:then:)`` starts the child and keeps it until it has
/// finished. Screens notify their coordinator through closures, which hold it weakly.
///
/// ```
/// the app ──strong──> Coordinator ──strong──> children, navigation controller ──strong──> screens
///                        ^   └─ didFinish, weak ─┘                                          │
///                        └──────────────────────────weak────────────────────────────────────┘
/// ```
///
/// The leak ledger tracks coordinators as it tracks the parts of a scene. If the parent has dropped a coordinator and
/// it is still alive when the stage is idle again, the run fails and the message names the coordinator. So it does if
/// the last screen of a child has left, by Back for example, and the child has not finished.
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
    /// The navigation controller that shows the flow's screens; strong, it does not refer to the coordinator.
    public let navigationController: UINavigationController
    /// The child flows, in the order in which they were started; strong, until they have finished.
    public private(set) var children: [Coordinator] = []
    /// Called once, when the flow is over; the parent sets it, and the closure holds the parent weakly.
    public var didFinish: () -> Void = {}

    /// The entry in the leak ledger; strong, since it refers to the coordinator only after the drop, and weakly.
    private let page: LeakLedger.Scene
    /// Whether the flow has finished or was dropped; it cannot finish after that.
    private var hasEnded = false
    /// The screens that were there when the flow was started as a child; `nil` for a flow that is no child.
    private var screensBefore: [WeakScreen]?
    private var hasShownScreen = false

    /// Makes a coordinator that shows nothing yet.
    ///
    /// - Parameter navigationController: shows the flow's screens; a child may use its parent's navigation controller.
    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        page = Stage.current.ledger.open(scene: String(describing: Self.self))
    }

    /// Shows the flow's first screen.
    ///
    /// The parent calls it once, for the outermost flow the app. An override need not call `super`.
    open func start() {}

    /// Ends the flow: notifies the parent once, which then drops the flow.
    ///
    /// Further calls do nothing, and neither does a call after the flow was dropped.
    public final func finish() {
        guard !hasEnded else { return }
        hasEnded = true
        didFinish()
    }

    /// Starts a child flow, and drops it when it has finished.
    ///
    /// - Parameters:
    ///   - child: the flow, which has not been started yet.
    ///   - next: called when the child has finished, for example to start the next flow. It is called before the child
    ///     is dropped, so that a screen is always visible. The child keeps the closure: capture this coordinator
    ///     weakly.
    public final func startChild(_ child: Coordinator, then next: @escaping () -> Void = {}) {
        children.append(child)
        child.didFinish = { [weak self, weak child] in
            next()
            if let child { self?.drop(child) }
        }
        child.screensBefore = child.screens.map(WeakScreen.init)
        FlowWatch.current.add(child, of: String(describing: Self.self))
        child.start()
    }

    /// Releases a child and its own children without a notification; does nothing if `child` is no child of this flow.
    ///
    /// They must be deallocated when the stage is idle again.
    public final func drop(_ child: Coordinator) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index).leave()
    }

    /// Registers objects in the leak ledger that must be deallocated with the coordinator, such as models that its
    /// screens share.
    public final func track(_ parts: AnyObject...) {
        for part in parts { page.track(part) }
    }

    /// The controllers that the navigation controller shows, or that are presented over it; empty if it has left.
    private var screens: [UIViewController] {
        guard LeavingWatch.isInTree(navigationController) else { return [] }
        var screens = navigationController.viewControllers
        while let next = (screens.last ?? navigationController).presentedViewController { screens.append(next) }
        return screens
    }

    /// Reports the flow once if its last screen has left and it has not finished; called when the stage is idle.
    fileprivate func checkScreens(parent: String) {
        guard !hasEnded, let screensBefore else { return }
        let isShowing = screens.contains { screen in !screensBefore.contains { $0.screen === screen } }
        if isShowing || !hasShownScreen {
            hasShownScreen = isShowing
            return
        }
        self.screensBefore = nil
        let name = String(describing: Self.self)
        let holder =
            "the children of \(parent): its last screen has left, and it has not finished. Call `finish()` when its "
            + "first screen has left for good, whichever way"
        Stage.current.report(.leak(Leak(scene: name, parts: [name], holders: [holder])))
    }

    private func leave() {
        hasEnded = true
        for child in children.reversed() { drop(child) }
        Stage.current.ledger.leave(page)
        page.track(self)
    }
}

/// A screen; weak, it is only compared.
private struct WeakScreen {
    weak let screen: UIViewController?
}

/// The child flows of a stage, which it checks when the stage is idle.
private final class FlowWatch {
    /// A child flow; weak, its parent owns it.
    private struct Entry {
        weak let flow: Coordinator?
        let parent: String
    }

    private var entries: [Entry] = []

    /// The watch of the stage that runs on this thread.
    static var current: FlowWatch {
        Stage.currentObject(FlowWatch.self) { stage in
            let watch = FlowWatch()
            stage.addIdleCheck { watch.check() }
            return watch
        }
    }

    func add(_ flow: Coordinator, of parent: String) { entries.append(Entry(flow: flow, parent: parent)) }

    private func check() {
        entries.removeAll { $0.flow == nil }
        for entry in entries { entry.flow?.checkScreens(parent: entry.parent) }
    }
}
