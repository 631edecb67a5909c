import StageRuntime

/// The app on a stage: its windows, its state, its traits; one a stage.
public final class UIApplication: UIResponder {
    /// The application of the stage that runs on this thread.
    public static var shared: UIApplication {
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
    public var windows: [UIWindow] { shownWindows }
    /// What ``windows`` stands in; exchanged, never changed in place, so that looking at it needs no check.
    private var shownWindows: [UIWindow] = []
    /// Whether the app is in front.
    public internal(set) var applicationState = State.inactive
    /// The traits that hold now.
    package internal(set) var traitCollection = UITraitCollection()
    /// Whether the size of text was ever changed on this stage.
    var textSizeHasChanged = false
    /// The app that was launched; strong, until it ends.
    package internal(set) var app: (any StageApp)?
    /// The language and region by its identifier; `en_US_POSIX` unless a script says otherwise.
    package internal(set) var localeIdentifier = "en_US_POSIX"

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

    deinit { removeWindows() }

    /// The window that shows the app: the one made key last that is not hidden, or the first where all are.
    public var keyWindow: UIWindow? {
        guard let last = shownWindows.last, last.isHidden else { return shownWindows.last }
        return shownWindows.last { !$0.isHidden } ?? shownWindows.first
    }

    /// The name of the app that was launched; empty where none was.
    package var appName: String { app.map { type(of: $0).name } ?? "" }

    /// Makes `window` the key window.
    func add(_ window: UIWindow) {
        window.application = self
        _ = exchange(&shownWindows, with: windows.filter { $0 !== window } + [window])
    }

    /// Forgets the windows; the app ends.
    func removeWindows() {
        for window in windows { window.application = nil }
        _ = exchange(&shownWindows, with: [])
    }
}
