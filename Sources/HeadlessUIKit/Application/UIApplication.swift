// UIKit exports Foundation; this exports its replacement on a stage.
@_exported public import HeadlessFoundation
import StageRuntime

/// The app on a stage, with its windows, its state and its traits; each stage has one.
open class UIApplication: UIResponder {
    /// The application of the stage that runs on this thread.
    open class var shared: UIApplication {
        Stage.currentObject(UIApplication.self) { UIApplication(on: $0) }
    }

    /// The stage; unowned, it owns this object.
    unowned let stage: Stage
    /// The transitions under way; strong, the application owns it.
    let tree = ControllerTree()
    /// The scope of the animations under way; strong, it ends with the app that was launched.
    var animations: TaskScope { didSet { withExtendedLifetime(oldValue) {} } }
    /// The screen; strong, the application owns it.
    let screen = UIScreen()
    /// The device; strong, the application owns it.
    let device = UIDevice()
    /// The scene of the windows; strong, the application owns it.
    private(set) lazy var windowScene = UIWindowScene(of: self)
    /// The windows, including hidden ones; the one made key last is the last; strong, until the app ends.
    package private(set) var allWindows: [UIWindow] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether the app is active, inactive or in the background.
    open internal(set) var applicationState = State.inactive
    /// Whether the screen stays on while the user does nothing; stored only, until the app ends.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon; stored only, until the app ends.
    @available(*, deprecated, message: "Use -[UNUserNotificationCenter setBadgeCount:withCompletionHandler:] instead.")
    open var applicationIconBadgeNumber: Int {
        get { badge }
        set { badge = newValue }
    }
    private var badge = 0
    /// The current traits.
    package internal(set) var traitCollection = UITraitCollection.phone
    var textSizeHasChanged = false
    /// The app that was launched; strong, until it ends.
    package internal(set) var app: AnyObject? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The view that last got the focus of assistive technologies; weak, it belongs to its screen.
    package internal(set) weak var accessibilityFocus: UIView?
    /// The last refused presentation or dismissal, with the reason, until the reader sets it to `nil`.
    package var lostPresentation: String?
    var background = BackgroundTime()
    /// Changes due when the app is resumed, in order; strong, until then.
    var afterResuming: [() -> Void] = []
    /// The orientation of the interface; the device may be held in another one.
    package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The controller whose orientations were asked last; weak, `nil` if it must be asked again.
    weak var orientationDecider: UIViewController?
    var lastSupportedOrientations = UIInterfaceOrientationMask.allButUpsideDown
    var isTurning = false

    private init(on stage: Stage) {
        self.stage = stage
        animations = TaskScope("", on: stage)
        super.init()
        tree.didEndTransition = { [unowned self] in askOtherController() }
        stage.addIdleCheck { [unowned self] in layOutWindows() }
        stage.addIdleCheck { [tree] in tree.becomeIdle() }
    }

    #if PHONE
        isolated deinit { removeWindows() }
    #else
        deinit { removeWindows() }
    #endif

    /// The window that shows the app: the visible one made key last, or the first window if all are hidden.
    package var frontWindow: UIWindow? {
        allWindows.last { !$0.isHidden } ?? allWindows.first
    }
    /// The window that shows the app.
    @available(*, deprecated, message: "Should not be used for applications that support multiple scenes")
    open var keyWindow: UIWindow? { frontWindow }
    /// The windows, including hidden ones.
    @available(*, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead")
    open var windows: [UIWindow] { allWindows }

    /// Lays out what has changed, as a phone does at the end of a turn of the run loop.
    private func layOutWindows() {
        for window in allWindows where !window.isHidden { window.layoutScreenIfNeeded() }
    }

    /// The name of the app that was launched; empty if none was.
    package internal(set) var appName = ""

    /// Makes `window` the key window.
    func add(_ window: UIWindow) {
        window.application = self
        window.updateSafeArea()
        allWindows = allWindows.filter { $0 !== window } + [window]
    }

    /// Removes all windows; called when the app ends.
    func removeWindows() {
        for window in allWindows { window.application = nil }
        allWindows = []
    }
}

extension UIApplication {
    /// Whether an app is active.
    @nonexhaustive public nonisolated enum State: Int, Sendable {
        /// In the foreground, receiving events.
        case active = 0
        /// In the foreground, about to move to or from the background.
        case inactive = 1
        /// In the background, where the app runs on for a few seconds and is then suspended.
        case background = 2
    }
}

extension UIApplication {
    /// Launches an app: makes a window, lets the app set its root, and shows it.
    ///
    /// A running app is ended first; storage and worker rules stay, since they belong to the stage.
    ///
    /// - Parameters:
    ///   - name: the app's name in traces and in its tasks' paths.
    ///   - make: returns the app, which is kept until it ends, and a closure that sets the window's root.
    package func launch(_ name: String, make: () -> (app: AnyObject, launch: (UIWindow) -> Void)) {
        terminate()
        stage.trace.launched(name)
        let window = UIWindow()
        let made = make()
        app = made.app
        appName = name
        applicationState = .active
        made.launch(window)
        if allWindows.isEmpty { window.makeKeyAndVisible() }
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: windowScene)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    /// Calls a closure after the calls under way, at the same virtual time; at once if no stage runs.
    ///
    /// The closure is dropped if the app ends first.
    static func afterReturning(_ name: String, _ action: @escaping () -> Void) {
        guard Stage.running != nil else { return action() }
        shared.animations.after(.zero, name, action)
    }

    /// Ends the app as if it were killed: its windows and objects are released without any callback.
    ///
    /// Its tasks, requests and animations end.
    package func terminate() {
        guard app != nil || !allWindows.isEmpty else { return }
        stage.loop.resume()
        background = BackgroundTime()
        stage.appHasEnded()
        animations.end()
        for window in allWindows { window.tearDown() }
        removeWindows()
        tree.reset()
        animations = TaskScope("", on: stage)
        AnimationState.appHasEnded()
        AppearanceProxies.appHasEnded()
        app = nil
        appName = ""
        applicationState = .inactive
        isIdleTimerDisabled = false
        for change in exchange(&afterResuming, with: []) { change() }
        stage.trace.terminated()
    }
}
