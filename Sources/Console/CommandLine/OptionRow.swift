/// A row of the table of options.
struct OptionRow: Equatable, Sendable {
    var name: OptionName
    var kind: ValueKind = .none
    /// What stands for the value in help; empty where there is none.
    var placeholder = ""
    /// What it does, without a full stop.
    var sentence: String
    var group: OptionGroup
    /// Which commands take it; empty is all of them.
    var commands: [CommandName] = []
    /// Whether it may be given more than once.
    var repeats = false
    /// Options that cannot be given with it.
    var excludes: [OptionName] = []
    /// Options of which one has to be given with it.
    var needs: [OptionName] = []

    var takesValue: Bool { kind != .none }

    /// The option with its value, as help shows it.
    var usage: String {
        let word = (name == .help ? "-h, " : "") + name.word
        return takesValue ? word + " " + placeholder : word
    }

    func belongs(to command: CommandName) -> Bool {
        commands.isEmpty || commands.contains(command)
    }
}
