import Basics
import Reports

enum CommandLineError: Error, Equatable {
    case unknownCommand(String, nearest: String?)
    /// The word reads like the path of a script.
    case pathWithoutCommand(String)
    case unknownOption(String, nearest: OptionName?)
    case foreignOption(OptionName, command: CommandName, owners: [CommandName])
    /// The option belongs to another part that `new` writes.
    case foreignPartOption(OptionName, part: String, owner: String)
    case missingValue(OptionName, placeholder: String, next: String?)
    case unexpectedValue(OptionName, value: String)
    case badValue(OptionName, value: String, problem: ValueProblem)
    case repeated(OptionName)
    case conflict(OptionName, OptionName)
    case needsOneOf(OptionName, [OptionName])
    case unknownApp(String, nearest: String?, apps: [String])
    case unknownWord(String, command: CommandName, nearest: String?, known: [String])
    /// A word of the command may already be given, as in `config get`.
    case missingOperand(CommandName, after: [String], usage: String)
    case extraOperand(String, command: CommandName, usage: String)
    case badLocation(String)
    case emptyName(CommandName, usage: String)
}

/// The errors of a command line; the process prints them on stderr and ends with `ExitStatus.wrongInput`.
struct CommandLineErrors: Error, Equatable {
    var errors: [CommandLineError]
    /// The command that was meant, if that is known.
    var command: CommandName?

    /// Returns the lines for stderr: each error, then the command for help; safe to print, without a final newline.
    func message(by program: ProgramName = .standard) -> String {
        let name = SafeText.fragment(program.text)
        // If the word after `help` is wrong, the list of commands is suggested.
        let help =
            SafeText.fragment(program.command) + " help"
            + (command.flatMap { $0 == .help ? nil : " " + $0.rawValue } ?? "")
        let messages = errors.map { name + ": error: " + program.namedInCommands($0.message) }
        return (messages + ["For help: \(help)"]).joined(separator: "\n")
    }
}

extension CommandLineError {
    /// What is wrong and what to do, in one line without a full stop; safe to print.
    var message: String {
        switch self {
        case .unknownCommand(let word, let nearest):
            "there is no command or app \(quoted(word))" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .pathWithoutCommand(let word):
            "there is no command or app \(quoted(word)); to run a script: rehearse test \(SafeText.fragment(word))"
        case .unknownOption(let word, let nearest):
            "there is no option \(quoted(word))" + (nearest.map { "; did you mean '\($0.word)'?" } ?? "")
        case .foreignOption(let name, let command, let owners):
            "'\(command.rawValue)' does not take '\(name.word)'; it belongs to \(list(owners.map(\.rawValue), "and"))"
        case .foreignPartOption(let name, let part, let owner):
            "'new \(part)' does not take '\(name.word)'; it belongs to 'new \(owner)'"
        case .missingValue(let name, let placeholder, nil):
            "'\(name.word)' needs a value: \(name.word) \(placeholder)"
        case .missingValue(let name, let placeholder, let next?):
            "'\(name.word)' needs a value: \(name.word) \(placeholder) (if \(quoted(next)) is meant, "
                + "write \(name.word)=\(SafeText.fragment(next)))"
        case .unexpectedValue(let name, let value):
            "'\(name.word)' takes no value, and was given \(quoted(value))"
        case .badValue(let name, let value, .expected(let expectation)):
            "'\(name.word)' cannot be \(quoted(value)); expected \(expectation)"
        case .badValue(let name, let value, .reason(let reason)):
            "'\(name.word)' cannot be \(quoted(value)): \(SafeText.fragment(reason))"
        case .repeated(let name):
            "'\(name.word)' is given twice; leave one out"
        case .conflict(let first, let second):
            "'\(first.word)' and '\(second.word)' cannot be given together; leave one out"
        case .needsOneOf(let name, let others):
            "'\(name.word)' works only with \(list(others.map(\.word), "or"))"
        case .unknownApp(let word, let nearest, let apps):
            "there is no app \(quoted(word)); "
                + (nearest.map { "did you mean '\($0)'?" } ?? "the apps are \(list(apps, "and"))")
        case .unknownWord(let word, let command, let nearest, let known):
            "'\(command.rawValue)' does not know \(quoted(word)); "
                + (nearest.map { "did you mean '\($0)'?" } ?? expectation(of: known, after: command))
        case .missingOperand(let command, let words, let usage):
            "something is missing after \(quoted(([command.rawValue] + words).joined(separator: " "))); "
                + "write: rehearse \(command.rawValue) \(usage)"
        case .extraOperand(let word, let command, let usage):
            "\(quoted(word)) is not expected here; write: rehearse \(command.rawValue)"
                + (usage.isEmpty ? "" : " \(usage)")
        case .emptyName(let command, let usage):
            "an empty name; write: rehearse \(command.rawValue) \(usage)"
        case .badLocation(""):
            "an empty path; name a script or a folder"
        case .badLocation(let word):
            "\(quoted(word)) is not a place in a script; expected PATH or PATH:LINE, with lines from 1"
        }
    }

    /// Returns the words that can follow a command; `help` has too many to be listed.
    private func expectation(of known: [String], after command: CommandName) -> String {
        command == .help
            ? "'rehearse help' lists the commands, 'rehearse commands' those of scripts"
            : "expected \(list(known, "or"))"
    }

    private func quoted(_ word: String) -> String { "'" + Excerpt.fragment(word) + "'" }

    private func list(_ words: [String], _ conjunction: String) -> String {
        words.map { "'\($0)'" }.listed(conjunction)
    }
}
