import Basics

/// A command that only the console has.
package enum ConsoleCommand: Equatable, Sendable {
    /// Prints the screen as text.
    case screen
    /// Prints the view tree.
    case tree
    /// Prints the top scene's state.
    case state
    /// Prints the last trace events, `count` of them.
    case trace(count: Int?)
    /// Prints the virtual time and what is due.
    case clock
    /// Prints the running tasks.
    case tasks
    /// Prints the elements that can be used, with the lines to write.
    case elements
    /// Undoes the last step by replaying the run without it.
    case undo
    /// Writes all steps so far as a script.
    case save(path: String, over: Bool = false)
    /// Writes the current screen as a drawing.
    case picture(path: String, over: Bool = false)
    /// Performs a script's steps.
    case run(path: String)
    /// Changes to another app.
    case app(name: String)
    /// Prints all commands, or describes one of them.
    case help(command: String?)
    /// Ends the console.
    case quit
}

extension ConsoleCommand: CustomStringConvertible {
    /// The line as the user types it.
    package var description: String {
        switch self {
        case .screen: "screen"
        case .tree: "tree"
        case .state: "state"
        case .trace(let count): count.map { "trace \($0)" } ?? "trace"
        case .clock: "clock"
        case .tasks: "tasks"
        case .elements: "elements"
        case .undo: "undo"
        case .save(let path, let over): "save \(over ? "over " : "")\(path.quoted)"
        case .picture(let path, let over): "picture \(over ? "over " : "")\(path.quoted)"
        case .run(let path): "run \(path.quoted)"
        case .app(let name): "app \(name.quotedUnlessBare)"
        case .help(let command): command.map { "help \($0)" } ?? "help"
        case .quit: "quit"
        }
    }
}
