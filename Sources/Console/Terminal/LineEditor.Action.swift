extension LineEditor {
    /// What the driver does after a key.
    enum Action: Equatable {
        /// Nothing has changed.
        case nothing
        /// The line or the cursor has changed: draw it.
        case redraw
        /// The line is entered; the editor has begun an empty one.
        case submit(String)
        /// Ask what the word before the cursor (in characters) may become, and hand the answer to `complete`.
        case askForCompletion(line: String, cursor: Int)
        /// Show these words above the line.
        case list([String])
        /// The line was thrown away: leave it on the screen and begin below.
        case abandon
        /// Ctrl-C again on an empty line: say how to leave.
        case explainQuitting
        /// Ctrl-D on an empty line.
        case endOfInput
        /// Empty the screen and draw the line at its top.
        case clearScreen
        /// Stop the process as Ctrl-Z does.
        case suspend
        /// The key can do nothing here.
        case bell
    }
}
