extension Header {
    /// A line `param NAME [= "…"]`.
    package struct Parameter: Equatable, Sendable {
        /// The parameter's name.
        package var name: Located<String>
        /// Its value where nothing else gives one; nil for one that must be given.
        package var defaultValue: String?

        /// Creates a parameter.
        package init(name: Located<String>, defaultValue: String?) {
            self.name = name
            self.defaultValue = defaultValue
        }
    }
}
