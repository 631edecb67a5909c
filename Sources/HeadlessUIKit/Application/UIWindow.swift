import Foundation
import StageRuntime

/// The root of a view hierarchy, showing one root controller and what it presents.
public final class UIWindow: UIView {
    /// The object that takes keyboard input.
    package var firstResponder: UIResponder? {
        get { responder }
        set {
            guard newValue !== responder else { return }
            responder = newValue
            keyboardDidChange()
        }
    }
    /// What ``firstResponder`` stands in; weak, a responder belongs to its screen.
    private weak var responder: UIResponder?
    /// This window.
    public override var window: UIWindow? { self }
    /// The root of the controller tree; strong, a window owns its root.
    private var root: UIViewController?
    /// The application that shows the window, which clears this before it goes.
    var application: UIApplication? {
        get { applicationLink.owner }
        set { applicationLink = Uplink(newValue) }
    }
    /// What ``application`` stands in.
    private var applicationLink = Uplink<UIApplication>()
    /// Whether the window shows its root.
    package private(set) var isShown = false
    /// Whether the keyboard is up.
    package var isKeyboardUp: Bool { showsKeyboard }
    /// What ``isKeyboardUp`` stands in.
    var showsKeyboard = false

    /// Makes a window of the screen's size, not yet shown.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    deinit { root?.rootWindow = nil }

    /// The root of the controller tree; a new one takes the old one's place, with all that the old one presents.
    public var rootViewController: UIViewController? {
        get { root }
        set { replaceRoot(with: newValue) }
    }

    /// Whether this is the window that shows the app.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window and its root.
    public func makeKeyAndVisible() {
        UIApplication.shared.add(self)
        isHidden = false
        guard !isShown else { return }
        isShown = true
        guard let root else { return }
        UIApplication.shared.tree.transition {
            root.begin(appearing: true, animated: false)
            place(root)
            root.announceIsAppearing()
            root.end()
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
            if !(controller is UIAlertController) { top = controller }
            next = controller.ownPresented
        }
        return top?.screenInside
    }

    /// Drops the controller tree and ends its tasks without telling it: the app is killed.
    package func tearDown() {
        firstResponder = nil
        root?.kill()
        root?.rootWindow = nil
        root = nil
        isShown = false
        for view in subviews { view.removeFromSuperview() }
    }

    /// The application, after which the responder chain ends.
    public override var next: UIResponder? { UIApplication.shared }

    // MARK: Controllers' views

    /// Puts the view of `controller` over that of `presenter`, or in its place where it fills the screen.
    func cover(_ presenter: UIViewController, with controller: UIViewController) {
        guard isShown else { return }
        if !(controller is UIAlertController) { firstResponder?.resignFirstResponder() }
        if controller.fillsScreen { presenter.viewIfLoaded?.removeFromSuperview() }
        place(controller)
    }

    /// Takes the views of `chain` away and puts that of `presenter` back.
    func uncover(_ presenter: UIViewController, removing chain: [UIViewController]) {
        guard isShown else { return }
        for controller in chain.reversed() { controller.viewIfLoaded?.removeFromSuperview() }
        if presenter.view.superview == nil { place(presenter) }
    }

    private func place(_ controller: UIViewController) {
        addSubview(controller.view)
        setNeedsLayout()
    }

    /// Gives every presented controller's view its frame.
    public override func layoutSubviews() {
        let size = placement.size
        var next = root
        while let controller = next {
            let isSheet = controller.ownPresenting != nil && !controller.fillsScreen
            let inset: CGFloat = isSheet && !(controller is UIAlertController) ? Self.sheetInset : 0
            controller.viewIfLoaded?.place(CGRect(x: 0, y: inset, width: size.width, height: size.height - inset))
            next = controller.ownPresented
        }
    }

    /// How far below the top of the window a sheet begins, in points.
    private static let sheetInset: CGFloat = 54

    private func replaceRoot(with next: UIViewController?) {
        let previous = root
        guard next !== previous else { return }
        UIApplication.shared.tree.transition {
            let leaving = Array(presentationChain.filter { $0 !== next }.reversed())
            let shown = leaving.filter(\.isShowing)
            Stage.current.trace.replacedRoot(with: next)
            root = next
            next?.detachFromPresenter()
            next?.detachByHand()
            next?.rootWindow = self
            next?.enterTree()
            for controller in shown { controller.begin(appearing: false, animated: false) }
            if isShown { next?.begin(appearing: true, animated: false) }
            for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
            if isShown, let next {
                place(next)
                next.announceIsAppearing()
            }
            for controller in shown { controller.end() }
            if isShown { next?.end() }
            previous?.rootWindow = nil
            if let previous { UIApplication.shared.tree.noteTransition(removing: previous) }
        }
    }
}
