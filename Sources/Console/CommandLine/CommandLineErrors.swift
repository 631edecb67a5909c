import Reports

/// All that is wrong with a command line: the process says it on stderr and ends with `ExitStatus.wrongInput`.
struct CommandLineErrors: Error, Equatable {
    var errors: [CommandLineError]
    /// The command that was meant, where that is known.
    var command: CommandName?

    /// Returns the lines for stderr: each error, then where help is; safe to print, without a newline at the end.
    func message(by program: ProgramName = .standard) -> String {
        let name = SafeText.fragment(program.text)
        // Where the word after `help` is wrong, what helps is the list of commands.
        let help = name + " help" + (command.flatMap { $0 == .help ? nil : " " + $0.rawValue } ?? "")
        let messages = errors.map { name + ": error: " + program.namedInCommands($0.message) }
        return (messages + ["For what can be said here: \(help)"]).joined(separator: "\n")
    }
}
