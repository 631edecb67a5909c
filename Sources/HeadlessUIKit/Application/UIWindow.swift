public import Foundation
import StageRuntime

/// The root of a view hierarchy; shows one root controller and the controllers that it presents.
open class UIWindow: UIView {
    /// The object that gets keyboard input; weak, it belongs to its screen.
    package weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue, firstResponder?.keyboardComesFirst ?? true { keyboardDidChange() } }
    }
    /// This window.
    open override var window: UIWindow? { self }
    override var asWindow: UIWindow? { self }
    /// The device's own insets if the window is as large as the screen.
    var deviceSafeArea: UIEdgeInsets {
        guard let application, placement.size == application.screen.bounds.size else { return .zero }
        return application.device.deviceModel.safeArea(isPortrait: application.interfaceOrientation.isPortrait)
    }
    /// The root of the controller tree; strong, a window owns its root.
    private var root: UIViewController? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The application that shows the window; unowned, it clears this before it is released; unsafe for speed.
    unowned(unsafe) var application: UIApplication?
    /// Whether the window shows its root.
    package private(set) var isShown = false
    /// Whether the keyboard is up.
    package internal(set) var isKeyboardUp = false
    /// The views that replace the keyboard or lie above it; strong, while the first responder has any.
    var inputHost: InputHostView? { didSet { withExtendedLifetime(oldValue) {} } }
    /// How far above other windows it lies; stored only: the window made key last is in front.
    open var windowLevel = Level.normal

    #if PHONE
        isolated deinit { root?.rootWindow = nil }
    #else
        deinit { root?.rootWindow = nil }
    #endif

    /// Makes a window, hidden until it is shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a window of the screen's size, not yet shown.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// The root of the controller tree; setting it also removes everything that the old root presents.
    open var rootViewController: UIViewController? {
        get { root }
        set { replaceRoot(with: newValue) }
    }

    /// Whether this is the window that shows the app.
    open var isKeyWindow: Bool { UIApplication.shared.frontWindow === self }

    /// Shows the window and its root.
    open func makeKeyAndVisible() {
        UIApplication.shared.add(self)
        isHidden = false
        guard !isShown else { return }
        isShown = true
        guard let root else { return }
        UIApplication.shared.tree.transition {
            let arriving = shownChain
            // Each callback may set another root.
            for controller in arriving where self.root === root && controller.treeWindow === self {
                controller.beginTransition(appearing: true, animated: false)
            }
            for controller in shownChain where self.root === root {
                place(controller)
                controller.announceIsAppearing()
            }
            for controller in arriving where self.root === root { controller.endTransition() }
        }
    }

    /// The controller at the end of the presentation chain: an alert, a sheet, or the root.
    package var topmostController: UIViewController? {
        var top = root
        while let next = top?.ownPresented { top = next }
        return top
    }

    /// The controller of the topmost screen, below any alert or sheet of the system.
    package var screenController: UIViewController? {
        var top: UIViewController?
        var next = root
        while let controller = next {
            if !controller.liesOverScreen { top = controller }
            next = controller.ownPresented
        }
        return top?.screenInside
    }

    /// Removes the controller tree and ends its tasks without any callback, as if the app were killed.
    package func tearDown() {
        isKeyboardUp = false
        firstResponder = nil
        root?.kill()
        root?.rootWindow = nil
        root = nil
        isShown = false
        for view in subviews {
            view.superview = nil
            view.isReadFromAbove = false
            view.isScreenRoot = false
        }
        subviews = []
        invalidateScreen()
    }

    /// The application, which ends the responder chain.
    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Controllers' views

    /// Adds a presented controller's view over its presenter's, or replaces that if it fills the screen.
    func cover(_ presenter: UIViewController, with controller: UIViewController) {
        guard isShown else { return }
        if !controller.isAlert { firstResponder?.resignFirstResponder() }
        guard controller.treeWindow === self else { return }
        if controller.fillsScreen { presenter.viewIfLoaded?.removeFromSuperview() }
        place(controller)
    }

    /// Removes the views of a chain; adds the presenter's again if a full-screen controller had replaced it.
    func uncover(_ presenter: UIViewController, removing chain: [UIViewController]) {
        guard isShown else { return }
        for controller in chain.reversed() { controller.viewIfLoaded?.removeFromSuperview() }
        if presenter.view.superview == nil { place(presenter) }
    }

    /// Adds the view of a controller, unless the app has removed the controller from the tree.
    private func place(_ controller: UIViewController) {
        guard controller.treeWindow === self else { return }
        contextMenu?.close()
        if let presentation = controller.customPresentation {
            presentation.present(in: self)
        } else {
            addSubview(controller.view)
        }
        setNeedsLayout()
    }

    /// Sets the frame of every presented controller's view, and of an open menu.
    open override func layoutSubviews() {
        let size = placement.size
        var next = root
        while let controller = next {
            let isRoot = controller.ownPresenting == nil
            let frame =
                isRoot ? nil : controller.shownSheet?.frame(in: self) ?? controller.shownPopover?.frame(in: self)
            if let presentation = controller.customPresentation {
                presentation.place(in: self)
            } else {
                controller.viewIfLoaded?.place(frame ?? CGRect(origin: .zero, size: size))
            }
            next = controller.ownPresented
        }
        contextMenu?.place(CGRect(origin: .zero, size: size))
        placeConstrainedSubviews()
    }

    override func makeViewCopy() -> ViewCopy { ViewCopy(keepingFramesIn: self) }

    /// Draws the screens, sheets, alerts and an open menu, lowest first.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        for view in subviews where view.isOnDisplay {
            if let controller = view.controller, controller.isDismissedByUser {
                painter.paintSheet(view, of: controller)
            } else {
                painter.paint(view, at: view.placement.origin)
            }
        }
    }

    /// The root and what stays presented, lowest first, without controllers hidden by a full-screen one.
    private var shownChain: [UIViewController] {
        let chain = root?.stayingChain ?? []
        return chain.indices.filter { $0 + 1 == chain.count || !chain[$0 + 1].fillsScreen }.map { chain[$0] }
    }

    private func replaceRoot(with next: UIViewController?) {
        guard next !== root else { return }
        UIApplication.shared.tree.transition {
            // A controller is the root of one window only, so it leaves its former window first.
            next?.rootWindow?.replaceRoot(with: nil)
            setRoot(next)
        }
    }

    private func setRoot(_ next: UIViewController?) {
        let previous = root
        let staying = next?.stayingChain ?? []
        let leaving = Array(presentationChain.filter { !staying.contains($0) }.reversed())
        let shown = leaving.filter(\.isShowing)
        Stage.current.trace.replacedRoot(with: next)
        root = next
        // From now on, the old root cannot present in this window.
        previous?.rootWindow = nil
        next?.detachFromPresenter()
        next?.leaveParent()
        next?.rootWindow = self
        next?.enterTree()
        if isShown { next?.loadViewIfNeeded() }
        for controller in shown { controller.beginTransition(appearing: false, animated: false) }
        // Each callback may set yet another root.
        let arriving = isShown && root === next ? shownChain : []
        for controller in arriving where root === next && controller.treeWindow === self {
            controller.beginTransition(appearing: true, animated: false)
        }
        for controller in leaving where controller.treeWindow == nil {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        // Computed again: a callback may have dismissed a controller and uncovered another one.
        for controller in isShown ? shownChain : [] where root === next {
            place(controller)
            controller.announceIsAppearing()
        }
        for controller in shown { controller.endTransition() }
        for controller in arriving where root === next { controller.endTransition() }
        if let previous { UIApplication.shared.tree.noteTransition(removing: previous) }
    }
}

extension UIWindow {
    /// The order of windows from back to front.
    public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level; higher ones are in front.
        public let rawValue: CGFloat
        /// Makes a level of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default level.
        public static let normal = Level(0)
        /// That of the status bar.
        public static let statusBar = Level(1000)
        /// That of alerts.
        public static let alert = Level(2000)

        /// Returns whether one level is lower than another.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        /// Returns a level that is higher by a number.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// Returns a level that is lower by a number.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }
}
