/// The completion scripts, made from the table and the names of the apps.
struct CompletionScript {
    /// The names of the apps, which the author of the executable gives; they are plain words.
    let apps: [String]

    /// Returns the script for a shell; it ends without a newline.
    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    var commandNames: [String] { CommandTable.commands.map(\.name.rawValue) }

    /// The options whose next word is a value.
    var optionsWithValue: [OptionRow] { CommandTable.options.filter { $0.takesValue } }

    /// Returns the words that may follow a command; nil if paths follow.
    func operandWords(of row: CommandRow) -> [String]? {
        switch row.operand {
        case .nothing: []
        case .paths: nil
        case .app: apps
        case .command: commandNames + ["all"]
        case .words(let words): words
        }
    }

    var commonOptions: [OptionRow] { CommandTable.options(of: nil) }

    /// Returns the words of an option: its long name, and its letter if it has one.
    func words(of row: OptionRow) -> [String] { [row.name.word] + (row.letter.map { ["-" + $0] } ?? []) }

    /// Returns the options of a command besides the common ones.
    func ownOptions(of command: CommandName) -> [OptionRow] {
        CommandTable.options(of: command).filter { !$0.commands.isEmpty }
    }
}

/// The shells with completion scripts.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

extension CompletionScript {
    /// The script for bash, from version 3.2 of macOS on; without words, bash itself completes file names.
    var bash: String {
        let values = optionsWithValue.filter { !$0.kind.words.isEmpty }.map { row in
            "        \(row.name.word)) words='\(row.kind.words.joined(separator: " "))' ;;"
        }
        let withValue = optionsWithValue.flatMap(words).joined(separator: "|")
        let options = CommandTable.commands.map { row in
            "            \(row.name.rawValue)) words=\"\(ownOptionWords(of: row.name))$common\" ;;"
        }
        let operands = CommandTable.commands.compactMap { row in
            operandWords(of: row).flatMap { words in
                words.isEmpty ? nil : "            \(row.name.rawValue)) words='\(words.joined(separator: " "))' ;;"
            }
        }
        let first = (commandNames + apps).joined(separator: " ")
        return """
            # bash completion for rehearse; made by `rehearse completion bash`.
            _rehearse() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
                # In `--option=value` bash takes `=` for a word of its own.
                if [[ $current == = ]]; then
                    current=''
                elif [[ $previous == = ]]; then
                    previous="${COMP_WORDS[COMP_CWORD - 2]}"
                fi
                local common='\(commonOptionWords)'
                local command='' words='' i
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case "${COMP_WORDS[i]}" in
                    \(withValue)) ((i++)) ;;
                    -*) ;;
                    *) command="${COMP_WORDS[i]}"; break ;;
                    esac
                done
                COMPREPLY=()
                if [[ $command == play && ( $previous == -e || $previous == --line ) ]]; then
                    local line script="${COMP_WORDS[i + 1]}"
                    while IFS= read -r line; do
                        printf -v line %q "$line"
                        [[ $line == "$current"* ]] && COMPREPLY+=("$line")
                    done < <("${COMP_WORDS[0]}" completion lines "$script" 2>/dev/null)
                    return
                fi
                case "$previous" in
            \(values.joined(separator: "\n"))
                    \(withValue)) return ;;
                esac
                if [[ -n $words ]]; then
                    :
                elif [[ $current == -* ]]; then
                    case "$command" in
            \(options.joined(separator: "\n"))
                        *) words="\(ownOptionWords(of: .run))$common" ;;
                    esac
                else
                    case "$command" in
                        '') words='\(first)' ;;
            \(operands.joined(separator: "\n"))
                    esac
                fi
                [[ -n $words ]] && COMPREPLY=($(compgen -W "$words" -- "$current"))
            }
            complete -o bashdefault -o default -F _rehearse rehearse
            """
    }

    private var commonOptionWords: String { (commonOptions.map(\.name.word) + ["-h"]).joined(separator: " ") }

    private func ownOptionWords(of command: CommandName) -> String {
        ownOptions(of: command).map { $0.name.word + " " }.joined()
    }
}

extension CompletionScript {
    /// The script for zsh; it begins with `#compdef`, so it works from a folder of `fpath` and when it is sourced.
    var zsh: String {
        let withValue = optionsWithValue.flatMap(words).joined(separator: "|")
        let branches = CommandTable.commands.map { row in
            let own = ownOptions(of: row.name).map { zshOption($0, row.name) } + [zshOperand(row)]
            return "        \(row.name.rawValue)) _arguments -s -S $common" + zshLines(own) + " ;;"
        }
        let otherwise = ownOptions(of: .run).map { zshOption($0, .run) } + ["'1:command:{_describe command first}'"]
        let commands = CommandTable.commands.map { "        " + zshQuoted("\($0.name.rawValue):\($0.sentence)") }
        let apps = apps.map { "        " + zshQuoted("\($0):the console on this app") }
        return """
            #compdef rehearse
            # zsh completion for rehearse; made by `rehearse completion zsh`.
            _rehearse() {
                local command='' i
                local -a first common
                first=(
            \((commands + apps).joined(separator: "\n"))
                )
                common=(
            \(commonOptions.map { "        " + zshOption($0, nil) }.joined(separator: "\n"))
                )
                for ((i = 2; i < CURRENT; i++)); do
                    case $words[i] in
                        \(withValue)) ((i++)) ;;
                        -*) ;;
                        *) command=$words[i]; break ;;
                    esac
                done
                case $command in
            \(branches.joined(separator: "\n"))
                    *) _arguments -s -S $common\(zshLines(otherwise)) ;;
                esac
            }
            if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
                _rehearse "$@"
            else
                compdef _rehearse rehearse
            fi
            """
    }

    private func zshLines(_ specifications: [String]) -> String {
        specifications.map { " \\\n            " + $0 }.joined()
    }

    private func zshOption(_ row: OptionRow, _ command: CommandName?) -> String {
        let star = row.repeats ? "*" : ""
        let sentence = "[" + zshText(row.sentence(for: command)) + "]"
        if row.name == .help { return "'(-h --help)'{-h,--help}'\(sentence)'" }
        let action: String
        switch row.kind {
        case .none: return "'\(row.name.word)\(sentence)'"
        case .file: action = "_files"
        case .folder: action = "_files -/"
        case .line:
            action = "{compadd -- ${(f)\"$($words[1] completion lines ${words[3]} 2>/dev/null)\"}}"
        default: action = row.kind.words.isEmpty ? " " : "(" + row.kind.words.map(zshText).joined(separator: " ") + ")"
        }
        let value = ":\(zshText(row.placeholder)):\(action)"
        let long = "'\(star)\(row.name.word)=\(sentence)\(value)'"
        return row.letter.map { long + " '\(star)-\($0)+\(sentence)\(value)'" } ?? long
    }

    /// Returns the operands of a command; the first one is the command itself.
    private func zshOperand(_ row: CommandRow) -> String {
        guard let words = operandWords(of: row) else { return "'1: : ' '*:PATH:_files'" }
        return words.isEmpty ? "'1: : '" : "'1: : ' '2:word:(\(words.joined(separator: " ")))'"
    }

    /// Escapes the characters that separate the parts of a specification.
    private func zshText(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : $0 == "'" ? "'\\''" : String($0) }.joined()
    }

    private func zshQuoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}

extension CompletionScript {
    /// The script for fish, with a line for each word.
    var fish: String {
        let others = commandNames.filter { $0 != CommandName.run.rawValue }.joined(separator: " ")
        let none = "not __fish_seen_subcommand_from \((commandNames + apps).joined(separator: " "))"
        var lines = ["# fish completion for rehearse; made by `rehearse completion fish`.", "complete -c rehearse -f"]
        for row in CommandTable.commands {
            lines.append(fishLine(none, "-a \(row.name.rawValue)", row.sentence))
        }
        for app in apps { lines.append(fishLine(none, "-a \(app)", "the console on this app")) }
        for row in CommandTable.commands {
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
        for option in CommandTable.options {
            for (command, sentence) in option.otherSentences.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                var other = option
                (other.commands, other.sentence) = ([command], sentence)
                lines.append(fishOption(other, others: others))
            }
            var plain = option
            plain.commands.removeAll { option.otherSentences[$0] != nil }
            lines.append(fishOption(plain, others: others))
        }
        return lines.joined(separator: "\n")
    }

    private func fishOption(_ row: OptionRow, others: String) -> String {
        let value: String
        switch row.kind {
        case .none: value = ""
        case .file: value = " -r -F"
        case .folder: value = " -x -a \"(__fish_complete_directories)\""
        case .line:
            // In single quotes, so that fish evaluates it at each Tab.
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
