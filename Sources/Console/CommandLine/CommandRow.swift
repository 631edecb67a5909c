/// A row of the table of commands.
struct CommandRow: Equatable, Sendable {
    var name: CommandName
    /// What may follow the command, one line for each way to say it.
    var operands: [String] = [""]
    /// How the list of all commands shows it, where that is not the first line of `operands`.
    var overview: String?
    var operand = Operand.nothing
    /// What it does, without a full stop.
    var sentence: String
    /// What a person needs to know besides, in lines.
    var notes: [String] = []
    var examples: [Example] = []
    /// The exit statuses it can end with.
    var statuses: [ExitStatus] = [.passed, .wrongInput]
}
