import Reports

extension CommandLineError {
    /// What is wrong and the way out, in one line without a full stop at its end; safe to print.
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
        case .contradiction(let name, let first, let second):
            "\(quoted(name.word + " " + first.shown)) and \(quoted(name.word + " " + second.shown)) "
                + "contradict each other; leave one out"
        case .twoEnvironments(let first, let second):
            "\(quoted("--environment " + first)) and \(quoted("--set environment=" + second)) "
                + "contradict each other; leave one out"
        case .conflict(let first, let second):
            "'\(first.word)' and '\(second.word)' cannot be given together; leave one out"
        case .needsOneOf(let name, let others):
            "'\(name.word)' means nothing without \(list(others.map(\.word), "or"))"
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
            "\(quoted(word)) is one word too many; write: rehearse \(command.rawValue)"
                + (usage.isEmpty ? "" : " \(usage)")
        case .badLocation(""):
            "an empty path; name a script or a folder"
        case .badLocation(let word):
            "\(quoted(word)) is no place in a script; expected PATH or PATH:LINE, with lines from 1"
        }
    }

    /// Returns what can stand behind a command; what `help` knows is too much to be listed.
    private func expectation(of known: [String], after command: CommandName) -> String {
        command == .help
            ? "'rehearse help' lists the commands, 'rehearse commands' those of scripts"
            : "expected \(list(known, "or"))"
    }

    private func quoted(_ word: String) -> String { "'" + Excerpt.fragment(word) + "'" }

    private func list(_ words: [String], _ conjunction: String) -> String {
        let quoted = words.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
