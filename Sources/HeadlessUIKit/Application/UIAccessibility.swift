import StageRuntime

/// What assistive technologies are told; UIKit's names.
public enum UIAccessibility {
    /// Tells assistive technologies what has changed, and moves their focus to a view given as the argument.
    ///
    /// - Parameters:
    ///   - notification: what has changed.
    ///   - argument: the view to go to, or the text to read out.
    public static func post(notification: Notification, argument: Any?) {
        let app = UIApplication.shared
        let view = argument as? UIView
        if let view, notification != .announcement { app.accessibilityFocus = view }
        let said = view?.elementLabel ?? view?.elementIdentifier ?? argument as? String
        app.stage.trace.accessibility(notification.rawValue, argument: said)
    }
}
