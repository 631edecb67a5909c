extension ScriptParser {
    /// A block whose `end` has not been read.
    struct OpenBlock {
        /// The line that opened it, its command without inner steps.
        var opener: Step
        /// How many characters its keyword takes.
        let length: Int
        /// The steps read so far.
        var steps: [Step] = []

        /// Creates a block without steps.
        init(opener: Step, length: Int) {
            self.opener = opener
            self.length = length
        }

        /// Returns the step that the block is, now that it is complete.
        func closed() -> Item {
            var step = opener
            switch opener.command {
            case .repeat(let count, _): step.command = .repeat(count, steps)
            case .when(let expectation, _): step.command = .when(expectation, steps)
            default: break
            }
            return .step(step)
        }
    }
}
