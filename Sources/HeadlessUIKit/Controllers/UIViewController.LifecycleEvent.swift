extension UIViewController {
    /// What a trace says of a controller's life.
    enum LifecycleEvent: String {
        /// It has appeared.
        case appear
        /// It has disappeared.
        case disappear
        /// It is no longer in its window's controller tree.
        case leave = "left for good"
        /// It is shown again although it had left.
        case comeBack = "came back after it had left"
    }
}
