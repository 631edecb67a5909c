#compdef rehearse
# zsh completion for rehearse; made by `rehearse completion zsh`.
_rehearse() {
    local command='' i
    local -a first common
    first=(
        'run:open the console on an app; the default command'
        'test:run walkthroughs and say what failed'
        'explore:try what no script does, and write a script for each problem'
        'new:write an app or a part of one, with its test and its walkthrough'
        'play:perform a script and more lines, print the changes, and append the lines'
        'check:find every error in scripts without running them'
        'format:format scripts in the standard layout'
        'adopt:rewrite UIKit sources so that they compile on the stage and on a phone'
        'studio:serve a page on which one plays an app and records walkthroughs'
        'lsp:serve an editor with errors, completion and help while one types'
        'config:show the configuration, and say where values come from'
        'trace:show the first difference of two traces, with its context'
        'apps:list the apps'
        'workers:list the worker calls, with their kinds and latencies'
        'commands:list the commands of the walkthrough language'
        'completion:print a completion script for a shell'
        'merge:join the results of several machines'
        'help:explain rehearse, one command, or all commands'
        'demo:the console on this app'
        'koober:the console on this app'
    )
    common=(
        '--config=[read this file instead of Config.plist]:FILE:_files'
        '*--set=[override a value of the configuration; may be repeated]:KEY=VALUE: '
        '--environment=[use this environment of the configuration]:NAME: '
        '--storage=[store the files of apps in this folder; by default in memory]:DIR:_files -/'
        '--no-color[no colours (as with NO_COLOR set)]'
        '(-h --help)'{-h,--help}'[explain the command]'
        '--version[print the version]'
    )
    for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
            --clock|--script|--filter|--skip|--tags|--shard|--param|--seed|--order|--repeat-each|--jobs|--timeout|--memory|--schedules|--schedule|--mode|--verify|--max-failures|--disturb|--report|--format|--trace|--slowest|--from|--for|--runs|--avoid|--properties|--save|--graph|--rehearsal|--result|--worker|--kind|--line|-e|--sources|--port|--config|--set|--environment|--storage) ((i++)) ;;
            -*) ;;
            *) command=$words[i]; break ;;
        esac
    done
    case $command in
        run) _arguments -s -S $common \
            '--clock=[move time by commands (the default), or with real time]:virtual|real:(virtual real)' \
            '--plain[print changes line by line, and redraw nothing]' \
            '--script=[run this script first, then continue in the console]:FILE:_files' \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '1: : ' '2:word:(demo koober)' ;;
        play) _arguments -s -S $common \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '*--line=[perform this line too; may be repeated]:LINE:{compadd -- ${(f)"$($words[1] completion lines ${words[3]} 2>/dev/null)"}}' '*-e+[perform this line too; may be repeated]:LINE:{compadd -- ${(f)"$($words[1] completion lines ${words[3]} 2>/dev/null)"}}' \
            '1: : ' '*:PATH:_files' ;;
        check) _arguments -s -S $common \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '*--sources=[also check the Swift sources under DIR; may be repeated]:DIR:_files -/' \
            '1: : ' '*:PATH:_files' ;;
        format) _arguments -s -S $common \
            '--check[change nothing; end with 1 if a script would change]' \
            '1: : ' '*:PATH:_files' ;;
        config) _arguments -s -S $common \
            '1: : ' '2:word:(get)' ;;
        help) _arguments -s -S $common \
            '1: : ' '2:word:(run test explore new play check format adopt studio lsp config trace apps workers commands completion merge help all)' ;;
        *) _arguments -s -S $common \
            '--clock=[move time by commands (the default), or with real time]:virtual|real:(virtual real)' \
            '--plain[print changes line by line, and redraw nothing]' \
            '--script=[run this script first, then continue in the console]:FILE:_files' \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '1:command:{_describe command first}' ;;
    esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _rehearse "$@"
else
    compdef _rehearse rehearse
fi
