/// What is wrong with a command line; the texts are in `CommandLineError+Message.swift`.
enum CommandLineError: Error, Equatable {
    case unknownCommand(String, nearest: String?)
    /// The word reads like the path of a script.
    case pathWithoutCommand(String)
    case unknownOption(String, nearest: OptionName?)
    case foreignOption(OptionName, command: CommandName, owners: [CommandName])
    case missingValue(OptionName, placeholder: String, next: String?)
    case unexpectedValue(OptionName, value: String)
    case badValue(OptionName, value: String, problem: ValueProblem)
    case repeated(OptionName)
    /// A key of an option that may be repeated has another value than before.
    case contradiction(OptionName, KeyValue, KeyValue)
    /// `--environment` and `--set environment=…` do not say the same.
    case twoEnvironments(String, String)
    case conflict(OptionName, OptionName)
    case needsOneOf(OptionName, [OptionName])
    case unknownApp(String, nearest: String?, apps: [String])
    case unknownWord(String, command: CommandName, nearest: String?, known: [String])
    /// Words of the command may be there, as in `config set`.
    case missingOperand(CommandName, after: [String], usage: String)
    case extraOperand(String, command: CommandName, usage: String)
    case badLocation(String)

    /// Whether help or the version was asked for, and given a value.
    var isValueOfFlag: Bool {
        switch self {
        case .unexpectedValue(.help, _), .unexpectedValue(.version, _): true
        default: false
        }
    }
}
