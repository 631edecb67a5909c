extension Use {
    /// A value for one parameter of a used script.
    package struct Argument: Equatable, Sendable {
        /// The parameter's name.
        package var name: String
        /// Its value; the using script's parameters may stand in it.
        package var value: Template
        /// Where the name stands.
        package var location: SourceLocation

        /// Creates an argument.
        package init(name: String, value: Template, location: SourceLocation) {
            self.name = name
            self.value = value
            self.location = location
        }
    }
}
