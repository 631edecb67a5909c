extension ScriptParser {
    /// What the lines that begin with a bar belong to.
    enum OpenTable {
        /// To nothing.
        case none
        /// To the picture of a line that has been read and waits for it.
        case picture(Item, PictureBuilder)
        /// To examples.
        case examples(OpenExamples)
        /// To something that was wrong, so that they are passed over.
        case dropped
    }
}
