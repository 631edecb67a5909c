extension PropertyListScanner {
    /// What is wrong with the text, and in which line.
    struct Fault: Error, Equatable {
        /// The line, from 1.
        var line: Int
        /// What is wrong with it.
        var reason: String
    }
}
