extension CompletionScript {
    /// One line for each word, as fish has it.
    var fish: String {
        let others = commandNames.filter { $0 != CommandName.run.rawValue }.joined(separator: " ")
        let none = "not __fish_seen_subcommand_from \((commandNames + apps).joined(separator: " "))"
        var lines = ["# fish completion for rehearse; made by `rehearse completion fish`.", "complete -c rehearse -f"]
        for row in table.commands {
            lines.append(fishLine(none, "-a \(row.name.rawValue)", row.sentence))
        }
        for app in apps { lines.append(fishLine(none, "-a \(app)", "the console on this app")) }
        for row in table.commands {
            let condition = "__fish_seen_subcommand_from \(row.name.rawValue)"
            guard let words = operandWords(of: row) else {
                lines.append("complete -c rehearse -n \(fishQuoted(condition)) -F")
                continue
            }
            guard !words.isEmpty else { continue }
            let choices = words.joined(separator: " ")
            let once = condition + "; and not __fish_seen_subcommand_from " + choices
            let isHelp = row.operand == .command
            lines.append(
                "complete -c rehearse -n \(fishQuoted(isHelp ? condition : once)) -a \(fishQuoted(choices))")
        }
        for option in table.options {
            for (command, sentence) in option.otherSentences.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                var other = option
                (other.commands, other.sentence) = ([command], sentence)
                lines.append(fishOption(other, others: others))
            }
            var usual = option
            usual.commands.removeAll { option.otherSentences[$0] != nil }
            lines.append(fishOption(usual, others: others))
        }
        return lines.joined(separator: "\n")
    }

    private func fishOption(_ row: OptionRow, others: String) -> String {
        let value: String
        switch row.kind {
        case .none: value = ""
        case .file: value = " -r -F"
        case .folder: value = " -x -a \"(__fish_complete_directories)\""
        case .name where row.name == .line:
            // In single quotes: fish asks anew at each Tab.
            let lines = "(set -l words (commandline -opc); $words[1] completion lines $words[3] 2>/dev/null)"
            value = " -x -a " + fishQuoted(lines)
        default:
            value = " -x" + (row.kind.words.isEmpty ? "" : " -a \(fishQuoted(row.kind.words.joined(separator: " ")))")
        }
        let name = (row.letter.map { "-s \($0) " } ?? "") + "-l \(row.name.rawValue)" + value
        if row.commands.isEmpty { return fishLine(nil, name, row.sentence) }
        // Without a command, the options are those of run.
        let condition =
            row.commands.contains(.run)
            ? "not __fish_seen_subcommand_from "
                + others.split(separator: " ").filter { word in !row.commands.contains { $0.rawValue == word } }
                .joined(separator: " ")
            : "__fish_seen_subcommand_from " + row.commands.map(\.rawValue).joined(separator: " ")
        return fishLine(condition, name, row.sentence)
    }

    private func fishLine(_ condition: String?, _ words: String, _ sentence: String) -> String {
        let when = condition.map { " -n " + fishQuoted($0) } ?? ""
        return "complete -c rehearse\(when) \(words) -d \(fishQuoted(sentence))"
    }

    private func fishQuoted(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
