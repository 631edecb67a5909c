extension ElementList {
    /// An element that can be acted on.
    struct Entry {
        /// The element as the screen shows it, indented.
        var picture: String
        /// The words for it.
        var words: String
        /// The line that acts on it.
        var command: String
    }
}
