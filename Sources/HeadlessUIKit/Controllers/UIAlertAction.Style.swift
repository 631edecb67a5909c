extension UIAlertAction {
    /// What kind of button it is.
    public enum Style: Sendable {
        /// A button like others.
        case `default`
        /// Leaves everything as it is.
        case cancel
        /// Changes or deletes something.
        case destructive
    }
}
