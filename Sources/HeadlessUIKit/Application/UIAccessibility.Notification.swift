extension UIAccessibility {
    /// A kind of news for assistive technologies.
    public enum Notification: String, Sendable {
        /// A new screen has appeared; the argument is the element to read first.
        case screenChanged = "screen changed"
        /// Part of the screen has changed; the argument is the element to read first.
        case layoutChanged = "layout changed"
        /// The argument is a text to read out.
        case announcement
    }
}
