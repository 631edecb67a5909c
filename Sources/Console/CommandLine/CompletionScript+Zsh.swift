extension CompletionScript {
    /// Begins with `#compdef`, so that it works from a folder of `fpath` and when it is sourced.
    var zsh: String {
        let withValue = optionsWithValue.flatMap(words).joined(separator: "|")
        let branches = table.commands.map { row in
            let own = ownOptions(of: row.name).map { zshOption($0, row.name) } + [zshOperand(row)]
            return "        \(row.name.rawValue)) _arguments -s -S $common" + zshLines(own) + " ;;"
        }
        let otherwise = ownOptions(of: .run).map { zshOption($0, .run) } + ["'1:command:{_describe command first}'"]
        let commands = table.commands.map { "        " + zshQuoted("\($0.name.rawValue):\($0.sentence)") }
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
        case .name where row.name == .line:
            action = "{compadd -- ${(f)\"$($words[1] completion lines ${words[3]} 2>/dev/null)\"}}"
        default: action = row.kind.words.isEmpty ? " " : "(" + row.kind.words.map(zshText).joined(separator: " ") + ")"
        }
        let value = ":\(zshText(row.placeholder)):\(action)"
        let long = "'\(star)\(row.name.word)=\(sentence)\(value)'"
        return row.letter.map { long + " '\(star)-\($0)+\(sentence)\(value)'" } ?? long
    }

    /// The first of the words left is the command itself.
    private func zshOperand(_ row: CommandRow) -> String {
        guard let words = operandWords(of: row) else { return "'1: : ' '*:PATH:_files'" }
        return words.isEmpty ? "'1: : '" : "'1: : ' '2:word:(\(words.joined(separator: " ")))'"
    }

    /// Escapes what separates the parts of a specification.
    private func zshText(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : $0 == "'" ? "'\\''" : String($0) }.joined()
    }

    private func zshQuoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}
