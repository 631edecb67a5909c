extension Template {
    /// A part of a text with parameters.
    package enum Segment: Hashable, Sendable {
        /// What stands there as it is.
        case text(String)
        /// The name of the parameter whose value stands there.
        case parameter(String)
    }
}
