extension CompletionScript {
    /// Works with the bash 3.2 of macOS; if it has no words, bash completes file names itself.
    var bash: String {
        let values = optionsWithValue.filter { !$0.kind.words.isEmpty }.map { row in
            "        \(row.name.word)) words='\(row.kind.words.joined(separator: " "))' ;;"
        }
        let withValue = optionsWithValue.flatMap(words).joined(separator: "|")
        let options = table.commands.map { row in
            "            \(row.name.rawValue)) words=\"\(ownOptionWords(of: row.name))$common\" ;;"
        }
        let operands = table.commands.compactMap { row in
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

    private var commonOptionWords: String {
        (commonOptions.map(\.name.word) + ["-h"]).joined(separator: " ")
    }

    private func ownOptionWords(of command: CommandName) -> String {
        ownOptions(of: command).map { $0.name.word + " " }.joined()
    }
}
