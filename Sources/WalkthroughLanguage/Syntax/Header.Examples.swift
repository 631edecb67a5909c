extension Header {
    /// A table of examples: the script is run once per row.
    package struct Examples: Equatable, Sendable {
        /// The parameters that the columns give values to.
        package var columns: [Located<String>]
        /// The rows, each with a value per column.
        package var rows: [Row]
        /// Where the word `examples` stands.
        package var location: SourceLocation
        /// Whether the row of names is faulty, so that some of them may be missing.
        var hasFaultyHead = false

        /// Creates a table.
        package init(columns: [Located<String>], rows: [Row], location: SourceLocation) {
            self.columns = columns
            self.rows = rows
            self.location = location
        }
    }
}
