import StageRuntime

/// The app on a stage: its windows, its state, its traits; one a stage.
open class UIApplication: UIResponder {
    /// The application of the stage that runs on this thread.
    open class var shared: UIApplication {
        Stage.currentObject(UIApplication.self) { UIApplication(on: $0) }
    }

    /// The stage; unowned, it owns this object.
    unowned let stage: Stage
    /// The transitions under way; strong, it goes with the application.
    let tree = ControllerTree()
    /// The scope of the animations under way; strong, it ends with the app that was launched.
    var animations: TaskScope
    /// The screen; strong, it goes with the application.
    let screen = UIScreen()
    /// The device; strong, it goes with the application.
    let device = UIDevice()
    /// The windows, the one made key last at the end, hidden ones too; strong, they go when the app ends.
    open private(set) var windows: [UIWindow] = []
    /// Whether the app is in front.
    open internal(set) var applicationState = State.inactive
    /// The traits that hold now.
    package internal(set) var traitCollection = UITraitCollection.phone
    /// Whether the size of text was ever changed on this stage.
    var textSizeHasChanged = false
    /// The app that was launched; strong, until it ends.
    package internal(set) var app: AnyObject?
    /// The view that assistive technologies were sent to last; weak, it belongs to its screen.
    package internal(set) weak var accessibilityFocus: UIView?
    /// Whether a turn is under way.
    var isTurning = false

    private init(on stage: Stage) {
        self.stage = stage
        animations = TaskScope("", on: stage)
        super.init()
        tree.didEndTransition = { [unowned self] in keepOrientationSupported() }
        stage.addIdleCheck { [tree] in tree.becomeIdle() }
    }

    #if PHONE
        isolated deinit { removeWindows() }
    #else
        deinit { removeWindows() }
    #endif

    /// The window that shows the app: the one made key last that is not hidden, or the first where all are.
    open var keyWindow: UIWindow? {
        windows.last { !$0.isHidden } ?? windows.first
    }

    /// The name of the app that was launched; empty if none was.
    package internal(set) var appName = ""

    /// Makes `window` the key window.
    func add(_ window: UIWindow) {
        window.application = self
        windows = windows.filter { $0 !== window } + [window]
    }

    /// Forgets the windows; the app ends.
    func removeWindows() {
        for window in windows { window.application = nil }
        windows = []
    }
}

extension UIApplication {
    /// Whether the app is in front.
    public nonisolated enum State: Sendable {
        /// In front and taking events.
        case active
        /// In front for the moment, on its way elsewhere.
        case inactive
        /// Not in front; timers and tasks go on.
        case background
    }
}

extension UIApplication {
    /// Launches an app: lets it set the root of a new window, and shows that.
    ///
    /// An app that runs is ended first, so this relaunches it; storage and worker rules are the stage's and stay.
    ///
    /// - Parameters:
    ///   - name: what the app is called in traces and in its tasks' paths.
    ///   - make: makes the app, which is kept until it ends, and what sets its root.
    package func launch(_ name: String, make: () -> (app: AnyObject, launch: (UIWindow) -> Void)) {
        terminate()
        stage.trace.launched(name)
        let window = UIWindow()
        let made = make()
        app = made.app
        appName = name
        applicationState = .active
        made.launch(window)
        if windows.isEmpty { window.makeKeyAndVisible() }
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    /// Performs something once all that is under way has returned, at the same virtual time; at once without a stage.
    ///
    /// It is dropped if the app ends before.
    static func afterReturning(_ name: String, _ action: @escaping () -> Void) {
        guard Stage.running != nil else { return action() }
        shared.animations.after(.zero, name, action)
    }

    /// Ends the app as when it is killed: nothing of it is told, its windows and objects go.
    ///
    /// The tasks of its controllers and its animations end; what it started in the stage's own scope goes on.
    package func terminate() {
        guard app != nil || !windows.isEmpty else { return }
        NotificationCenter.default.removeAll()
        for window in windows { window.tearDown() }
        removeWindows()
        tree.reset()
        animations.end()
        animations = TaskScope("", on: stage)
        UIView.setAnimationsEnabled(true)
        app = nil
        appName = ""
        applicationState = .inactive
        stage.trace.terminated()
    }
}
