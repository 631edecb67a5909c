extension Descriptor {
    /// What waiting came to.
    enum Readiness: Equatable {
        case ready
        case timeout
        /// A signal came: the window may have changed.
        case interrupted
    }
}
