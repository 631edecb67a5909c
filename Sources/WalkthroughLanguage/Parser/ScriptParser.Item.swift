extension ScriptParser {
    /// What a line makes.
    enum Item {
        /// A step.
        case step(Step)
        /// A block that the next lines stand in.
        case block(OpenBlock)
    }
}
