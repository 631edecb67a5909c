/// All that is wrong with a command line: the process says it on stderr and ends with `ExitStatus.wrongInput`.
struct CommandLineErrors: Error, Equatable {
    var errors: [CommandLineError]
    /// The command that was meant, where that is known.
    var command: CommandName?

    /// The lines for stderr: each error, then where help is; safe to print, without a newline at the end.
    var message: String {
        let help = "rehearse help" + (command.map { " " + $0.rawValue } ?? "")
        return (errors.map { "rehearse: error: " + $0.message } + ["For what can be said here: \(help)"])
            .joined(separator: "\n")
    }
}
