extension UIAlertController {
    /// Whether it is an alert or an action sheet.
    public enum Style: Sendable {
        /// Choices about what the user has begun, at the bottom of the screen.
        case actionSheet
        /// News in the middle of the screen.
        case alert
    }
}
