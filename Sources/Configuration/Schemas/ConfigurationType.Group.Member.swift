extension ConfigurationType.Group {
    /// A key with a name of its own.
    package struct Member: Equatable, Sendable {
        /// The key's name.
        package var key: String
        /// What it holds.
        package var type: ConfigurationType
        /// Whether it can be left out.
        package var isOptional: Bool
    }
}
