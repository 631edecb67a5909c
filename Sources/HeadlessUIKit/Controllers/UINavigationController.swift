public import Foundation
import StageRuntime

/// A container that shows the last of a stack of controllers, with a navigation bar above it; it behaves as in UIKit.
///
/// A change of the stack during a transition, such as in `viewWillAppear`, is shown right after the transition.
open class UINavigationController: UIViewController {
    /// Called when another controller is shown; weak, as in UIKit.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the content; strong, it is part of the container's view.
    open private(set) lazy var navigationBar = UINavigationBar(goBack: { [weak self] in self?.goBack() })
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false {
        didSet {
            guard isNavigationBarHidden != oldValue, isViewLoaded else { return }
            navigationBar.isHidden = isNavigationBarHidden
            view.setNeedsLayout()
        }
    }
    /// The bar below the content; strong, part of the container's view while it is not hidden.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// Whether the toolbar is hidden; `true` by default.
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue, isViewLoaded { showToolbar() } } }
    /// The recogniser of the edge gesture.
    ///
    /// If it is disabled, the gesture never begins. As in UIKit, it begins without a Back button only if the app has
    /// replaced the recogniser's delegate, even by `nil`.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = PopGestureRecognizer(in: view)
    /// The controller whose view is in the container; strong, until the next one replaces it.
    private var shown: UIViewController? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether the user goes back by the edge gesture now.
    private var isSwipedBack = false
    /// The controllers added in the transition under way; strong until it is over.
    private var movingIn: [UIViewController] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The controllers removed in the transition under way; strong until it is over.
    private var movingOut: [UIViewController] = [] { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes a navigation controller with an empty stack; there are no nib files on a stage.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a navigation controller with one controller at the bottom of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// The stack, bottom first; setting it is not animated.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller that the user sees: the topmost presented one, or else the top of the stack.
    open var visibleViewController: UIViewController? { presentedChain.last ?? children.last }

    /// Replaces the stack, keeping controllers in both; a controller that occurs twice raises UIKit's exception.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        if let repeated = controllers.firstRepeated {
            return raise("All view controllers in a navigation controller must be distinct (\(repeated.displayName))")
        }
        setStack(controllers, animated: animated)
    }

    /// Pushes a controller; a navigation controller, or a controller already in the stack, raises UIKit's exception.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        if controller is UINavigationController { return raise("Pushing a navigation controller is not supported") }
        guard !children.contains(controller) else {
            return raise(
                "Pushing the same view controller instance more than once is not supported (\(controller.displayName))")
        }
        Stage.current.trace.pushed(controller)
        setStack(children + [controller], animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Removes the top of the stack and returns it; the bottom cannot be removed.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: children.count - 1, animated: animated).first
    }

    /// Removes all but the bottom of the stack and returns what was removed, bottom first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: 1, animated: animated)
    }

    /// Removes everything above `controller` and returns it, bottom first; raises if it is not there.
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(of: controller) else {
            raise("Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        return pop(to: index + 1, animated: animated)
    }

    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Makes a view that the container lays out.
    open override func loadView() {
        view = ContainerView { [weak self] in self?.layOut() }
    }

    /// Adds the bar and the shown controller's view; an override calls `super`.
    open override func viewDidLoad() {
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.didChangeHeight = { [weak self] in self?.childItemDidChange() }
        view.addSubview(navigationBar)
        showTop(animated: false)
    }

    /// The orientations that the delegate names, or else UIKit's default; the stack is not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

    override var defaultTabBarItem: UITabBarItem { children.first?.tabBarItem ?? super.defaultTabBarItem }

    override func childItemDidChange() {
        // A controller that is not placed yet shows its item when it is.
        if shown?.viewIfLoaded?.superview != nil { showItems(of: shown) }
    }

    override func didUnlinkChild() {
        UIApplication.shared.tree.transition { showTop(animated: false) }
    }

    // MARK: What the user does

    /// Why the user cannot go back here by the Back button or the edge gesture; `nil` if the user can.
    package var reasonNotToGoBack: GestureRefusal? {
        guard let top = topViewController, children.count > 1 else { return .firstScreen }
        if isNavigationBarHidden { return .navigationBarHidden }
        return top.navigationItem.showsBack ? nil : .backHidden
    }

    func goBack() {
        popViewController(animated: true)
    }

    /// Swipes from the left edge, which pops as Back does; a cancelled swipe begins the pop and undoes it.
    func swipeBack(cancelled: Bool) {
        guard cancelled, isShowing, let top = shown, children.count > 1 else {
            isSwipedBack = true
            goBack()
            isSwipedBack = false
            return
        }
        let below = children[children.count - 2]
        let app = UIApplication.shared
        app.tree.transition {
            app.stage.trace.swipeCancelled(on: top)
            isSwapping = true
            let coordinator = makeCoordinator(from: top, to: below, isInteractive: true)
            top.isMovingFromParent = true
            top.beginTransition(appearing: false, animated: true)
            below.beginTransition(appearing: true, animated: true)
            coordinator.runAlongside()
            coordinator.liftFinger(cancelling: true)
            below.beginTransition(appearing: false, animated: true)
            below.endTransition()
            top.beginTransition(appearing: true, animated: true)
            top.isMovingFromParent = false
            top.endTransition()
            coordinator.end()
            isSwapping = false
            showTop(animated: true)
        }
    }

    // MARK: The stack

    private func pop(to count: Int, animated: Bool) -> [UIViewController] {
        guard count > 0, count < children.count else { return [] }
        let popped = Array(children[count...])
        let trace = Stage.current.trace
        for controller in popped.reversed() { trace.popped(controller) }
        setStack(Array(children[..<count]), animated: animated)
        return popped
    }

    private func setStack(_ stack: [UIViewController], animated: Bool) {
        UIApplication.shared.tree.transition {
            let before = children
            for controller in before.reversed() where !stack.contains(controller) {
                controller.isMovingFromParent = true
                controller.willMove(toParent: nil)
                movingOut.append(controller)
            }
            for controller in stack where !before.contains(controller) {
                if controller.parent !== self { controller.leaveParent() }
                beginAdding(controller)
                movingIn.append(controller)
            }
            children = stack
            if presence == .inside { for controller in stack { controller.enterTree() } }
            showTop(animated: animated)
        }
    }

    /// Shows the top of the stack if it is not shown yet, then notifies the controllers that have moved.
    private func showTop(animated: Bool) {
        guard !isSwapping else { return }
        isSwapping = true
        while isViewLoaded, shown !== children.last { swap(to: children.last, animated: animated) }
        isSwapping = false
        let (added, removed) = (movingIn, movingOut)
        movingIn = []
        movingOut = []
        for controller in removed where !children.contains(controller) { endRemoving(controller) }
        for controller in added where controller.parent === self {
            // The top is still moving to its parent until it has appeared for the first time.
            if controller !== children.last || controller.appearance == .appeared {
                controller.isMovingToParent = false
            }
            controller.didMove(toParent: self)
        }
        for controller in children { controller.isMovingFromParent = false }
    }

    private func swap(to next: UIViewController?, animated: Bool) {
        let previous = shown
        shown = next
        var coordinator: TransitionCoordinator?
        if animated, isShowing, let previous, let next {
            coordinator = makeCoordinator(from: previous, to: next, isInteractive: isSwipedBack)
        }
        next?.loadViewIfNeeded()
        if let next { delegate?.navigationController(self, willShow: next, animated: animated) }
        if isShowing {
            previous?.beginTransition(appearing: false, animated: animated)
            next?.beginTransition(appearing: true, animated: animated)
        }
        if let coordinator, isShowing, let previous, let next {
            animateByApp(from: previous, to: next, with: coordinator)
        }
        place(next, instead: previous)
        coordinator?.liftFinger()
        endSwap(from: previous, to: next, with: coordinator)
        coordinator?.end()
        if let next { delegate?.navigationController(self, didShow: next, animated: animated) }
    }

    private func place(_ next: UIViewController?, instead previous: UIViewController?) {
        previous?.viewIfLoaded?.removeFromSuperview()
        guard let next else { return }
        showItems(of: next)
        place(next, beside: bars, opaqueEdges: opaqueEdges)
        view.insertSubview(next.view, at: 0)
        view.setNeedsLayout()
        tabBarController?.childItemDidChange()
    }

    /// Shows the item of a controller in the stack in the bar, with Back if there is a controller below.
    private func showItems(of controller: UIViewController?) {
        guard let controller else { return }
        let index = children.firstIndex { $0 === controller } ?? 0
        let height = navigationBar.height
        navigationBar.show((children[..<index] + [controller]).map(\.navigationItem))
        if navigationBar.height != height { viewIfLoaded?.setNeedsLayout() }
        showToolbar()
    }

    /// The heights of the bars that show, in points.
    private var bars: UIEdgeInsets {
        UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : navigationBar.height, left: 0,
            bottom: shownToolbar == nil ? 0 : UIToolbar.height, right: 0)
    }

    /// Places the bars in the safe area, and the shown view under them.
    private func layOut() {
        let (bounds, area) = (view.bounds, view.safeAreaInsets)
        navigationBar.place(.init(x: 0, y: area.top, width: bounds.width, height: navigationBar.height))
        let bottom = bounds.height - area.bottom - UIToolbar.height
        shownToolbar?.place(.init(x: 0, y: bottom, width: bounds.width, height: UIToolbar.height))
        if let shown { place(shown, beside: bars, opaqueEdges: opaqueEdges) }
    }
}
