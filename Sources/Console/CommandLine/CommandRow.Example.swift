extension CommandRow {
    /// A command line and what it does.
    struct Example: Equatable, Sendable {
        var line: String
        var sentence: String
    }
}
