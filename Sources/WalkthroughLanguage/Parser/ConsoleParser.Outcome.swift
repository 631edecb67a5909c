extension ConsoleParser {
    /// What a line makes, together with those before it that were incomplete.
    package struct Outcome: Equatable {
        /// The steps to perform, in order.
        package var steps: [Step] = []
        /// What is wrong; the steps before it are performed nevertheless.
        package var diagnostics: [Diagnostic] = []
        /// Whether a block or a picture waits for more lines.
        package var isIncomplete = false
    }
}
