/// What only a person at the console can ask for.
package enum ConsoleCommand: Equatable, Sendable {
    /// Prints the screen as text once more.
    case screen
    /// Prints the view tree.
    case tree
    /// Prints the top scene's state.
    case state
    /// Prints the last trace events, so many of them when said.
    case trace(count: Int?)
    /// Prints the virtual time and what is due.
    case clock
    /// Prints the running tasks.
    case tasks
    /// Prints what can be acted on, with the words for it.
    case elements
    /// Replays the run without its last step.
    case undo
    /// Writes all steps so far as a script.
    case save(path: String, over: Bool = false)
    /// Performs a script's steps.
    case run(path: String)
    /// Changes to another app.
    case app(name: String)
    /// Prints all commands, or what one of them does.
    case help(command: String?)
    /// Ends the console.
    case quit
}
