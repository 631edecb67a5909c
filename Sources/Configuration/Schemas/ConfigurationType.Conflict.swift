extension ConfigurationType {
    /// Two types for one place.
    struct Conflict: Error, Equatable {
        /// The place.
        var keyPath: ConfigurationKeyPath
        /// What the first schema says.
        var first: ConfigurationType
        /// What the second schema says.
        var second: ConfigurationType
    }
}
