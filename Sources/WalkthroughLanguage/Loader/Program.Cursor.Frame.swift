extension Program.Cursor {
    /// A block or a script that is being performed.
    struct Frame {
        /// Its steps.
        let steps: [Step]
        /// The step to perform next.
        var index = 0
        /// How many times it is performed, this time included.
        var repetitions: Int
        /// The values of its script's parameters.
        let values: ParameterValues
        /// The `use` lines that led to its script.
        let uses: [SourceLocation]

        /// Creates a frame before its first step.
        init(steps: [Step], repetitions: Int = 1, values: ParameterValues, uses: [SourceLocation] = []) {
            self.steps = steps
            self.repetitions = repetitions
            self.values = values
            self.uses = uses
        }
    }
}
