import StageRuntime

/// What assistive technologies are told; UIKit's names.
public enum UIAccessibility {
    /// A kind of news for assistive technologies.
    public enum Notification: String, Sendable {
        /// A new screen has appeared; the argument is the element to read first.
        case screenChanged = "screen changed"
        /// Part of the screen has changed; the argument is the element to read first.
        case layoutChanged = "layout changed"
        /// The argument is a text to read out.
        case announcement
    }

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
