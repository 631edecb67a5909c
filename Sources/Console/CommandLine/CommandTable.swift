/// The commands and options of `rehearse`: parsing, help and completion all come from this one table.
struct CommandTable: Equatable, Sendable {
    var commands: [CommandRow]
    var options: [OptionRow]

    /// The table of this version.
    static let standard = CommandTable(commands: standardCommands, options: standardOptions)

    func row(_ name: CommandName) -> CommandRow? { commands.first { $0.name == name } }

    func row(_ name: OptionName) -> OptionRow? { options.first { $0.name == name } }

    /// Returns the options that the command takes; nil means those that every command takes.
    func options(of command: CommandName?) -> [OptionRow] {
        options.filter { row in command.map(row.belongs) ?? row.commands.isEmpty }
    }
}
