import Basics

/// What only a person at the console can ask for.
package enum ConsoleCommand: Equatable, Sendable {
    /// Prints the screen as text once more.
    case screen
    /// Prints the view tree.
    case tree
    /// Prints the top scene's state.
    case state
    /// Prints the last trace events; `count` sets how many.
    case trace(count: Int?)
    /// Prints the virtual time and what is due.
    case clock
    /// Prints the running tasks.
    case tasks
    /// Prints the elements that can be used, with the lines to write.
    case elements
    /// Takes back the last step: replays the run without it.
    case undo
    /// Writes all steps so far as a script.
    case save(path: String, over: Bool = false)
    /// Writes the present screen as a drawing.
    case picture(path: String, over: Bool = false)
    /// Performs a script's steps.
    case run(path: String)
    /// Changes to another app.
    case app(name: String)
    /// Prints all commands, or what one of them does.
    case help(command: String?)
    /// Ends the console.
    case quit
}

extension ConsoleCommand: CustomStringConvertible {
    /// The line as it is typed.
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
