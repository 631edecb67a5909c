extension UIApplication {
    /// Whether the app is in front.
    public enum State: Sendable {
        /// In front and taking events.
        case active
        /// In front for the moment, on its way elsewhere.
        case inactive
        /// Not in front; timers and tasks go on.
        case background
    }
}
