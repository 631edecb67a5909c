extension Diagnostic {
    /// How bad it is.
    package enum Severity: String, Sendable {
        /// Nothing runs until it is mended.
        case error
        /// Probably not meant.
        case warning
    }
}
