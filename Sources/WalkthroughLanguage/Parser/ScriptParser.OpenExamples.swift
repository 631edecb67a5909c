extension ScriptParser {
    /// A table of examples whose rows are being read.
    struct OpenExamples {
        /// The table so far.
        var table: Header.Examples
        /// Whether it becomes part of the header; another one is read for what is wrong with it only.
        let isKept: Bool
        /// Whether the row of names has been read.
        var hasHead = false

        /// Creates a table without rows.
        init(at location: SourceLocation, isKept: Bool) {
            table = Header.Examples(columns: [], rows: [], location: location)
            self.isKept = isKept
        }
    }
}
