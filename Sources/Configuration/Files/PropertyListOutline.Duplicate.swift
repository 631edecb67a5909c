extension PropertyListOutline {
    /// A key that a dictionary has twice.
    struct Duplicate: Equatable, Sendable {
        /// The key.
        var keyPath: ConfigurationKeyPath
        /// The line of the second one, from 1.
        var line: Int
    }
}
