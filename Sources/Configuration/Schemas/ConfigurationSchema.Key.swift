extension ConfigurationSchema {
    /// A key that can have a value of its own.
    package struct Key: Equatable, Sendable {
        /// Its place; a segment `*` stands for any name.
        package var keyPath: ConfigurationKeyPath
        /// What it holds.
        package var type: ConfigurationType
        /// Whether neither it nor a group around it can be left out.
        package var isRequired: Bool
    }
}
