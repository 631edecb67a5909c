public import Foundation
import StageRuntime

/// A container that shows one of several controllers, with a tab bar to choose it; it behaves as in UIKit.
open class UITabBarController: UIViewController {
    /// Asked and notified when the user taps a tab; weak, as in UIKit.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar below the content; strong, it is part of the container's view.
    open private(set) lazy var tabBar = UITabBar()
    private var hasTabs = false
    /// The selected controller; strong, like all children.
    private var selected: UIViewController? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The controller whose view is in the container; strong, until the next one replaces it.
    private var shown: UIViewController? { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes a tab bar controller without tabs; there are no nib files on a stage.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// The controllers, one for each tab, `nil` by default; the selected one stays selected if it is among new ones.
    open var viewControllers: [UIViewController]? {
        get { hasTabs ? children : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller whose tab is selected.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard children.contains(newValue) else {
                return raise(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                        + "controller's list of view controllers can be selected.")
            }
            select(newValue)
        }
    }

    /// The index of the selected tab, from 0; `NSNotFound` if there is none.
    ///
    /// Setting one that does not exist changes nothing.
    open var selectedIndex: Int {
        get { selected.flatMap(children.firstIndex(of:)) ?? NSNotFound }
        set { if children.indices.contains(newValue) { select(children[newValue]) } }
    }

    /// Replaces the controllers; those in both lists are kept.
    ///
    /// The selected one stays selected if it is among them; else the one at its index is, or the first ("attempts to
    /// select the view controller at the same index in the array", `UITabBarController.viewControllers`).
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        hasTabs = controllers != nil
        let controllers = controllers ?? []
        if let repeated = controllers.firstRepeated {
            return raise("All view controllers in a tab bar controller must be distinct (\(repeated.displayName))")
        }
        UIApplication.shared.tree.transition {
            let index = selectedIndex
            let removed = children.filter { !controllers.contains($0) }
            let added = controllers.filter { !children.contains($0) }
            for controller in removed {
                controller.willMove(toParent: nil)
                controller.isMovingFromParent = true
            }
            for controller in added {
                controller.leaveParent()
                beginAdding(controller)
            }
            children = controllers
            if presence == .inside { for controller in added { controller.enterTree() } }
            if selected.map({ !controllers.contains($0) }) ?? true {
                selected = controllers.indices.contains(index) ? controllers[index] : controllers.first
            }
            if isViewLoaded { showSelected() } else { childItemDidChange() }
            for controller in removed { endRemoving(controller) }
            for controller in added where controller.parent === self {
                controller.isMovingToParent = false
                controller.didMove(toParent: self)
            }
        }
    }

    /// Makes a view that the container lays out.
    open override func loadView() {
        view = ContainerView { [weak self] in self?.layOut() }
    }

    /// Adds the bar and the selected controller's view; an override calls `super`.
    open override func viewDidLoad() {
        view.addSubview(tabBar)
        showSelected()
    }

    /// The orientations that the delegate names, or else UIKit's default; the tabs are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

    override func childItemDidChange() {
        tabBar.show(children.map(\.tabBarItem), selected: selected?.tabBarItem) { [weak self] item in self?.tap(item) }
        guard isViewLoaded else { return }
        let hidesBar = (selected as? UINavigationController)?.children.dropFirst().contains {
            $0.hidesBottomBarWhenPushed
        }
        guard tabBar.isHidden != (hidesBar ?? false) else { return }
        tabBar.isHidden = hidesBar ?? false
        view.setNeedsLayout()
    }

    override func didUnlinkChild() {
        UIApplication.shared.tree.transition {
            if selected.map({ !children.contains($0) }) ?? true { selected = children.first }
            showSelected()
        }
    }

    /// Handles a tap; on the selected tab it pops the stack to the bottom, as in UIKit.
    private func tap(_ item: UITabBarItem) {
        guard let controller = children.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func select(_ controller: UIViewController) {
        guard controller !== selected else { return }
        let app = UIApplication.shared
        app.tree.transition {
            app.stage.trace.selectedTab(controller)
            selected = controller
            showSelected()
        }
    }

    /// Shows the selected controller if it is not shown yet.
    private func showSelected() {
        guard isViewLoaded, !isSwapping else { return }
        isSwapping = true
        while shown !== selected { swap(to: selected) }
        isSwapping = false
        childItemDidChange()
    }

    /// Replaces the shown controller; as in UIKit the next one is notified first, unlike in a push.
    private func swap(to next: UIViewController?) {
        let previous = shown
        shown = next
        next?.loadViewIfNeeded()
        if isShowing {
            next?.beginTransition(appearing: true, animated: false)
            previous?.beginTransition(appearing: false, animated: false)
        }
        previous?.viewIfLoaded?.removeFromSuperview()
        if let next {
            place(next, beside: bars)
            view.insertSubview(next.view, at: 0)
            view.setNeedsLayout()
        }
        endSwap(from: previous, to: next)
    }

    private func layOut() {
        let (bounds, height) = (view.bounds, UITabBar.height + view.safeAreaInsets.bottom)
        tabBar.place(.init(x: 0, y: max(bounds.height - height, 0), width: bounds.width, height: height))
        if let shown { place(shown, beside: bars) }
    }

    /// The height of the tab bar, if it shows, without the home indicator, in points.
    private var bars: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
    }
}

/// An object that decides about taps on tabs, and is notified; as in UIKit, not of selections by code.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether the tab may be selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when the user has tapped a tab, even the selected one.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Returns the orientations that the tab bar controller supports.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    /// Returns all orientations but upside down, the default of a phone.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
