extension Header {
    /// A line `flag NAME VALUE` or `set KEY.PATH VALUE`.
    package struct Setting: Equatable, Sendable {
        /// The flag's name, or the configuration's key path.
        package var key: Located<String>
        /// The value as written, quotes undone.
        package var value: Located<Template>
        /// Whether the value stood in quotes, and so is a text and no number or truth value.
        package var isQuoted: Bool

        /// Creates a setting.
        package init(key: Located<String>, value: Located<Template>, isQuoted: Bool) {
            self.key = key
            self.value = value
            self.isQuoted = isQuoted
        }
    }
}
