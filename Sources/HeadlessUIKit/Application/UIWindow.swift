import Foundation
import StageRuntime

/// The root of a view hierarchy, showing one root controller and what it presents.
open class UIWindow: UIView {
    /// The object that takes keyboard input.
    ///
    /// Weak, a responder belongs to its screen.
    package weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { keyboardDidChange() } }
    }
    /// This window.
    open override var window: UIWindow? { self }
    /// The root of the controller tree; strong, a window owns its root.
    private var root: UIViewController?
    /// The application that shows the window; weak, it owns the window.
    weak var application: UIApplication?
    /// Whether the window shows its root.
    package private(set) var isShown = false
    /// Whether the keyboard is up.
    package internal(set) var isKeyboardUp = false

    /// Makes a window of the screen's size, not yet shown.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// The root of the controller tree; a new one takes the old one's place, with all that the old one presents.
    open var rootViewController: UIViewController? {
        get { root }
        set { replaceRoot(with: newValue) }
    }

    /// Whether this is the window that shows the app.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window and its root.
    open func makeKeyAndVisible() {
        UIApplication.shared.add(self)
        isHidden = false
        guard !isShown else { return }
        isShown = true
        guard let root else { return }
        UIApplication.shared.tree.transition {
            let arriving = shownChain
            // The callbacks are the app's code, which may set another root each time.
            for controller in arriving where self.root === root && controller.treeWindow === self {
                controller.begin(appearing: true, animated: false)
            }
            for controller in shownChain where self.root === root {
                place(controller)
                controller.announceIsAppearing()
            }
            for controller in arriving where self.root === root { controller.end() }
        }
    }

    /// The controller at the end of the presentation chain: an alert, a sheet, or the root.
    package var topmostController: UIViewController? {
        var top = root
        while let next = top?.ownPresented { top = next }
        return top
    }

    /// The controller of the screen that is on top, below an alert.
    package var screenController: UIViewController? {
        var top: UIViewController?
        var next = root
        while let controller = next {
            if !controller.isAlert { top = controller }
            next = controller.ownPresented
        }
        return top?.screenInside
    }

    /// Drops the controller tree and ends its tasks without telling it, its views or anyone: the app is killed.
    package func tearDown() {
        isKeyboardUp = false
        firstResponder = nil
        root?.kill()
        root?.rootWindow = nil
        root = nil
        isShown = false
        for view in subviews {
            view.superview = nil
            view.isTakenUp = false
            view.isScreenRoot = false
        }
        subviews = []
        invalidateScreen()
    }

    /// The application, after which the responder chain ends.
    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Controllers' views

    /// Puts the view of `controller` over that of `presenter`, or in its place where it fills the screen.
    func cover(_ presenter: UIViewController, with controller: UIViewController) {
        guard isShown else { return }
        if !controller.isAlert { firstResponder?.resignFirstResponder() }
        guard controller.treeWindow === self else { return }
        if controller.fillsScreen { presenter.viewIfLoaded?.removeFromSuperview() }
        place(controller)
    }

    /// Takes the views of `chain` away and puts that of `presenter` back.
    func uncover(_ presenter: UIViewController, removing chain: [UIViewController]) {
        guard isShown else { return }
        for controller in chain.reversed() { controller.viewIfLoaded?.removeFromSuperview() }
        if presenter.view.superview == nil { place(presenter) }
    }

    /// Adds the view of a controller, unless code of the app has taken it out of the tree.
    private func place(_ controller: UIViewController) {
        guard controller.treeWindow === self else { return }
        addSubview(controller.view)
        setNeedsLayout()
    }

    /// Gives every presented controller's view its frame.
    open override func layoutSubviews() {
        let size = placement.size
        var next = root
        while let controller = next {
            let isSheet = controller.ownPresenting != nil && !controller.fillsScreen
            let sheet = isSheet && !controller.isAlert ? controller.sheetPresentationController : nil
            controller.viewIfLoaded?.place(sheet?.frame(in: self) ?? CGRect(origin: .zero, size: size))
            next = controller.ownPresented
        }
        placeConstrainedSubviews()
    }

    override func makeLayoutTwin() -> LayoutTwin { LayoutTwin(UIView(), of: subviews, keepsFrames: true) }

    /// Draws the screens, sheets and alerts, lowest first.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        for view in subviews where view.isOnDisplay {
            let origin = view.placement.origin
            let isSheet = view.placement.minY > 0
            if isSheet { painter.paintSheet(view) } else { painter.paint(view, at: origin) }
        }
    }

    /// The root and what stays presented, lowest first, without what a full-screen controller has taken the place of.
    private var shownChain: [UIViewController] {
        let chain = root?.stayingChain ?? []
        return chain.indices.filter { $0 + 1 == chain.count || !chain[$0 + 1].fillsScreen }.map { chain[$0] }
    }

    private func replaceRoot(with next: UIViewController?) {
        guard next !== root else { return }
        UIApplication.shared.tree.transition {
            // A controller is the root of one window: it leaves the former one first.
            next?.rootWindow?.replaceRoot(with: nil)
            takeRoot(next)
        }
    }

    /// Puts a controller, or none, in the place of the root; part of a transition.
    private func takeRoot(_ next: UIViewController?) {
        let previous = root
        let staying = next?.stayingChain ?? []
        let leaving = Array(presentationChain.filter { !staying.contains($0) }.reversed())
        let shown = leaving.filter(\.isShowing)
        Stage.current.trace.replacedRoot(with: next)
        root = next
        // From here on nothing can be presented there any more.
        previous?.rootWindow = nil
        next?.detachFromPresenter()
        next?.leaveParent()
        next?.rootWindow = self
        next?.enterTree()
        for controller in shown { controller.begin(appearing: false, animated: false) }
        // The callbacks are the app's code, which may have set yet another root each time.
        let arriving = isShown && root === next ? shownChain : []
        for controller in arriving where root === next && controller.treeWindow === self {
            controller.begin(appearing: true, animated: false)
        }
        for controller in leaving where controller.treeWindow == nil {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        // Asked for anew: a callback may have dismissed some of it, and so have put what is below it in place.
        for controller in isShown ? shownChain : [] where root === next {
            place(controller)
            controller.announceIsAppearing()
        }
        for controller in shown { controller.end() }
        for controller in arriving where root === next { controller.end() }
        if let previous { UIApplication.shared.tree.noteTransition(removing: previous) }
    }
}
