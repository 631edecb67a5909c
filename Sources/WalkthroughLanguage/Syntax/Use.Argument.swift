extension Use {
    /// A value for one parameter of a used script.
    package struct Argument: Equatable, Sendable {
        /// The parameter's name.
        package var name: String
        /// Its value; the using script's parameters may stand in it.
        package var value: Template
        /// Where the name stands.
        package var location: SourceLocation
        /// Which bytes of what was parsed are the value, its quotes included.
        package var valueRange: Range<Int>

        /// Creates an argument.
        package init(name: String, value: Template, location: SourceLocation, valueRange: Range<Int>) {
            self.name = name
            self.value = value
            self.location = location
            self.valueRange = valueRange
        }
    }
}
