extension Header.Examples {
    /// A row of a table of examples.
    package struct Row: Equatable, Sendable {
        /// The values, in the order of the columns.
        package var values: [String]
        /// Where the row's bar stands.
        package var location: SourceLocation

        /// Creates a row.
        package init(values: [String], location: SourceLocation) {
            self.values = values
            self.location = location
        }
    }
}
