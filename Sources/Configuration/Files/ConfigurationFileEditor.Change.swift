extension ConfigurationFileEditor {
    /// What an edit did.
    package struct Change: Equatable, Sendable {
        /// The key.
        package var keyPath: ConfigurationKeyPath
        /// The value before; nil if there was none.
        package var old: ConfigurationValue?
        /// The value after; nil if it was taken away.
        package var new: ConfigurationValue?
        /// Whether the file was made for it.
        package var isNewFile = false
    }
}
