extension ConfigurationLayer {
    /// An override whose text was understood.
    struct Assignment: Equatable, Sendable {
        /// The key.
        var keyPath: ConfigurationKeyPath
        /// The value, of the key's type.
        var value: ConfigurationValue
        /// Who gave it.
        var origin: ConfigurationOrigin
    }
}
