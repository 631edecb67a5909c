extension UIViewController {
    /// Whether a controller is in a window's controller tree.
    enum Presence {
        /// Not yet.
        case never
        /// In a window's tree, by its parents, its presenters and the root.
        case inside
        /// No longer: it has left for good.
        case left
    }
}
