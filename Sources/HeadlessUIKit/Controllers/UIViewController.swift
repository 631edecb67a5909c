public import Foundation
import StageRuntime

/// Manages one screen or a part of one.
///
/// The parent, the presenter or the window that shows a controller owns it. A controller *has left for good* when it is
/// no longer in the controller tree of a window; its tasks then end, and a scene is notified.
open class UIViewController: UIResponder {
    // MARK: Title and items

    /// This controller, if it is a scene; weak, so that it does not keep itself alive.
    package weak var stageScreen: (any StageScreen)?

    /// The title; setting it also sets those of the navigation item and the tab bar item.
    open var title: String? {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// The content of the navigation bar while this controller is on top.
    open private(set) lazy var navigationItem = UINavigationItem(owner: self)
    /// The tab bar item that the app has set; strong, the controller owns it.
    var ownTabBarItem: UITabBarItem? { didSet { withExtendedLifetime(oldValue) {} } }

    // MARK: The controller tree

    /// The container that this controller is in; weak, a container owns its children.
    open internal(set) weak var parent: UIViewController?
    /// The controllers in this container, oldest first; strong, a container owns its children.
    open internal(set) var children: [UIViewController] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The controller that this one presents itself; strong until it is dismissed.
    var ownPresented: UIViewController? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The controller that presents this one itself; weak, a presenter owns what it presents.
    weak var ownPresenting: UIViewController?
    /// The window whose root this is; unowned, it owns this controller and clears this; unsafe for speed.
    unowned(unsafe) var rootWindow: UIWindow?
    /// How it is presented; by default as a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// Whether the user may not pull it down.
    open var isModalInPresentation = false
    /// The object that presents this controller; strong, made when first asked for.
    var ownPresentationController: UIPresentationController? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether it is being added to a container.
    open internal(set) var isMovingToParent = false
    /// Whether it is being removed from its container; also true during a swipe back that is then cancelled.
    open internal(set) var isMovingFromParent = false
    /// Whether it is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether it is being dismissed.
    open internal(set) var isBeingDismissed = false
    var appearance = Appearance.disappeared
    /// Whether ``viewIsAppearing(_:)`` is due in this appearance.
    var needsIsAppearingCall = false
    var isTransitionAnimated = false
    /// Whether it is disappearing because its view is being removed from the window.
    var disappearsWithView = false
    /// Whether this container is replacing a child, and notifies the old and the new one itself.
    var isSwapping = false
    var presence = Presence.never

    // MARK: The view

    /// The view, once loaded; strong, a controller owns its view.
    open internal(set) var viewIfLoaded: UIView?

    // MARK: Tasks and traces

    /// The scope of this controller's tasks, made when first asked for; strong, the controller owns it.
    var ownTasks: TaskScope? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The cached name of the type, for traces; `nil` until it is needed.
    var knownName: String?
    /// The record in the leak ledger; strong, it holds the controller weakly; `nil` until it is needed.
    var leakRecord: LeakLedger.Scene?
    /// When it was made: only what was registered later may hold it (leak ledger); `nil` if no stage ran.
    let creationMark: LeakLedger.Mark?

    /// Makes a controller; its view is loaded when it is first asked for.
    ///
    /// There are no nib files on a stage: loading the view of a controller with a nib name raises UIKit's exception.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        creationMark = Stage.running?.ledger.mark
        super.init()
    }

    /// Makes a controller without a nib file.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// The name of the nib file with the view; `nil` for none.
    open private(set) var nibName: String?

    /// The view; it is loaded when first asked for.
    open var view: UIView! {
        get {
            if let viewIfLoaded { return viewIfLoaded }
            loadView()
            let view = viewIfLoaded ?? setView(Self.makeDefaultView())
            viewDidLoad()
            return viewIfLoaded ?? view
        }
        set {
            if let newValue { setView(newValue) } else { releaseView() }
        }
    }

    /// Makes the view and sets ``view``; an override does not call `super`.
    ///
    /// By default the view is as large as the screen and resizes with its superview.
    open func loadView() {
        if let nibName { raise("Could not load NIB in bundle: there is no NIB with name '\(nibName)'") }
        view = Self.makeDefaultView()
    }

    /// Called once the view is loaded.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window, before it has appeared.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears, and also in a swipe back that is then cancelled.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called before a layout if the constraints need an update; an override calls `super` at its end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    // MARK: Containment

    /// Called before the controller is added to a container, or removed if `parent` is `nil`; call `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }

    /// Called when the controller was added to a container, or removed if `parent` is `nil`; call `super`.
    open func didMove(toParent parent: UIViewController?) {
        if parent == nil || appearance == .appeared { isMovingToParent = false }
    }

    /// Adds a controller to this container, which must then add the view and call `didMove(toParent:)` itself.
    open func addChild(_ child: UIViewController) {
        attach(child)
    }

    /// Removes the controller from its container, which must remove the view itself.
    open func removeFromParent() {
        detachByHand()
    }

    /// Whether children appear and disappear with this container automatically; `true` by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that appear and disappear with this container: those whose view is in its own.
    var appearingChildren: [UIViewController] {
        guard !children.isEmpty, let viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) ?? false }
    }

    /// Notifies a child that it is about to appear or disappear; for a container that notifies its children itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(appearing: isAppearing, animated: animated)
    }

    /// Notifies a child that it has appeared or disappeared; for a container that notifies its children itself.
    open func endAppearanceTransition() {
        endTransition()
    }

    // MARK: Presentation

    /// Presents a controller over this controller's whole tree.
    ///
    /// If something is presented already or this controller is in no window, it is refused and traced, and `completion`
    /// is not called.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentationHost.performPresentation(
            of: controller, from: self, animated: animated, completion: completion)
    }

    /// Dismisses what this controller's tree presents, with everything over that; or else this tree itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissNearest(animated: animated, completion: completion)
    }

    // MARK: Orientation and traits

    /// The orientations that the screen supports; as in UIKit, containers answer for themselves, not for a child.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The colour of the status bar's text over the controller's view.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the controller hides the status bar.
    open var prefersStatusBarHidden: Bool { false }

    /// Called before the window changes its size; an override calls `super` for the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// The current text size, appearance and size classes.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UIApplication.shared.traitCollection
    }

    /// The appearance of the controller's view and all in it, light or dark, instead of the user's preference.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { options.style }
        set { changeStyle(to: newValue) }
    }

    var options = ControllerOptions()
    /// Whether the tab bar is hidden while the controller is in a navigation stack, above the bottom.
    open var hidesBottomBarWhenPushed: Bool {
        get { options.hidesBottomBar }
        set { options.hidesBottomBar = newValue }
    }
    /// Whether the user can edit what the controller shows; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { options.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; an override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { options.setEditing(editing) }
    /// Shows a controller in the nearest container that can show it, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender: sender) }
    /// The size that the controller would like to have, in points; stored only.
    open var preferredContentSize = CGSize.zero
    /// The child that decides the colour of the status bar's text; without effect on a stage.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; without effect on a stage.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Called when the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when a trait has changed.
    @available(*, deprecated, message: "Use the trait change registration APIs of UITraitChangeObservable")
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before a layout to choose ``contentUnavailableConfiguration``: at first, in a search, and when asked for.
    ///
    /// By default the configuration is updated for the new state.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        if let shown = contentUnavailableConfiguration { contentUnavailableConfiguration = shown.updated(for: state) }
    }

    /// Called when the system is short of memory.
    open func didReceiveMemoryWarning() {}
    /// The presenter of a presented controller, or else the superview of the view, the window or the application.
    open override var next: UIResponder? {
        if let ownPresenting { return ownPresenting }
        return viewIfLoaded?.superview ?? rootWindow ?? UIApplication.shared
    }

    /// The window in whose controller tree this one is.
    package override var responderWindow: UIWindow? { treeWindow }
    /// Whether it is an alert, which lies over a screen and is not a screen itself.
    package var isAlert: Bool { false }
    /// Whether an iPad shows it in a popover, whatever its style.
    var isPopoverOnPad: Bool { false }
    /// Whether the screen below it is still the current screen for scripts.
    var liesOverScreen: Bool { isAlert }
    /// The title; an alert without one gives its message instead.
    var alertText: String { title ?? "" }

    /// Called when the title or the items of the controller or its children have changed; containers update their bars.
    func childItemDidChange() {}
    /// Called when a child was removed with `removeFromParent()`, not by this container.
    func didUnlinkChild() {}

    func titleDidChange() {
        ownTabBarItem?.title = title
        navigationItem.title = title
        parent?.childItemDidChange()
    }

    /// What a tab bar shows if the app has set nothing: an item with the title.
    var defaultTabBarItem: UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        ownTabBarItem = item
        return item
    }
}
