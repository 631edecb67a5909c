import Walkthroughs

extension TypedLines {
    /// What a line makes.
    struct Outcome {
        /// What is to be done, in order.
        var entries: [Entry] = []
        /// What is wrong.
        var diagnostics: [Diagnostic] = []
    }
}
