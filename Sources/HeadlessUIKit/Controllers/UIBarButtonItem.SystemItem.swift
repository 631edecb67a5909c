extension UIBarButtonItem {
    /// The buttons that the system has labels for; the raw value is the label.
    public enum SystemItem: String, Sendable {
        /// Ends what the screen is for.
        case done = "Done"
        /// Leaves without doing it.
        case cancel = "Cancel"
        /// Begins to change something.
        case edit = "Edit"
        /// Keeps what was changed.
        case save = "Save"
        /// Makes something new.
        case add = "Add"
        /// Closes the screen.
        case close = "Close"
        /// Begins to write.
        case compose = "Compose"
        /// Answers.
        case reply = "Reply"
        /// Offers what can be done.
        case action = "Share"
        /// Looks for something.
        case search = "Search"
        /// Loads again.
        case refresh = "Refresh"
        /// Ends what is under way.
        case stop = "Stop"
        /// Throws away.
        case trash = "Delete"
    }
}
