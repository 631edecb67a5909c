# bash completion for rehearse; made by `rehearse completion bash`.
_rehearse() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
    # In `--option=value` bash takes `=` for a word of its own.
    if [[ $current == = ]]; then
        current=''
    elif [[ $previous == = ]]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
    fi
    local common='--config --set --environment --storage --no-color --help --version -h'
    local command='' words='' i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "${COMP_WORDS[i]}" in
        --clock|--script|--filter|--skip|--tags|--shard|--param|--seed|--order|--repeat-each|--jobs|--timeout|--memory|--schedules|--schedule|--mode|--verify|--max-failures|--disturb|--report|--format|--trace|--slowest|--from|--for|--runs|--avoid|--properties|--save|--graph|--rehearsal|--result|--worker|--kind|--line|-e|--sources|--port|--config|--set|--environment|--storage) ((i++)) ;;
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
        --clock) words='virtual real' ;;
        --order) words='given random failed-first' ;;
        --mode) words='completions any-order' ;;
        --disturb) words='rotate background memory text-size appearance relaunch slow fault all' ;;
        --report) words='terminal junit= json= html= github' ;;
        --format) words='standard compact' ;;
        --result) words='Bool Int String' ;;
        --kind) words='network store device' ;;
        --clock|--script|--filter|--skip|--tags|--shard|--param|--seed|--order|--repeat-each|--jobs|--timeout|--memory|--schedules|--schedule|--mode|--verify|--max-failures|--disturb|--report|--format|--trace|--slowest|--from|--for|--runs|--avoid|--properties|--save|--graph|--rehearsal|--result|--worker|--kind|--line|-e|--sources|--port|--config|--set|--environment|--storage) return ;;
    esac
    if [[ -n $words ]]; then
        :
    elif [[ $current == -* ]]; then
        case "$command" in
            run) words="--clock --plain --script --param --seed $common" ;;
            test) words="--filter --skip --tags --last-failed --shard --list --allow-empty --param --seed --order --repeat-each --jobs --timeout --memory --watch --schedules --schedule --mode --verify --fail-fast --max-failures --pause --update --audit --disturb --report --format --trace --slowest --quiet --verbose $common" ;;
            explore) words="--param --seed --jobs --timeout --report --from --for --runs --avoid --faults --properties --save --graph $common" ;;
            new) words="--list --from --rehearsal --uikit --empty --result --worker --kind --live --dry-run $common" ;;
            play) words="--param --seed --line $common" ;;
            check) words="--param --sources $common" ;;
            format) words="--check $common" ;;
            adopt) words="--write --uncommitted $common" ;;
            studio) words="--port $common" ;;
            lsp) words="$common" ;;
            config) words="$common" ;;
            trace) words="$common" ;;
            apps) words="$common" ;;
            workers) words="$common" ;;
            commands) words="$common" ;;
            completion) words="$common" ;;
            merge) words="--report $common" ;;
            help) words="$common" ;;
            *) words="--clock --plain --script --param --seed $common" ;;
        esac
    else
        case "$command" in
            '') words='run test explore new play check format adopt studio lsp config trace apps workers commands completion merge help demo koober' ;;
            run) words='demo koober' ;;
            explore) words='demo koober' ;;
            new) words='app act scene worker tab sign-in coordinator double walkthrough' ;;
            config) words='get' ;;
            trace) words='diff' ;;
            completion) words='bash zsh fish' ;;
            help) words='run test explore new play check format adopt studio lsp config trace apps workers commands completion merge help all' ;;
        esac
    fi
    [[ -n $words ]] && COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _rehearse rehearse
