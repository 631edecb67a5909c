/// How the text of the status bar looks.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light, and light where all is dark.
    case `default` = 0
    /// Light, for a dark ground.
    case lightContent = 1
    /// Dark, for a light ground.
    case darkContent = 3
}

extension UIViewController {
    /// Asks for the status bar to be drawn anew; every picture draws it anew.
    public func setNeedsStatusBarAppearanceUpdate() {}
}
