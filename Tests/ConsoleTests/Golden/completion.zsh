#compdef rehearse
# zsh completion for rehearse; made by `rehearse completion zsh`.
_rehearse() {
    local command='' i
    local -a first common
    first=(
        'run:open the console on an app; the default command'
        'test:run walkthroughs and say what failed'
        'explore:try what no script says; what goes wrong becomes a script'
        'new:write an app or a part of one, with its test and its walkthrough'
        'play:perform a script and more lines, print what they change, append them'
        'check:find every error in scripts without running them'
        'format:lay scripts out in the standard way'
        'config:show or change Config.plist, and say where values come from'
        'trace:show the first difference of two traces, with its context'
        'apps:list the apps'
        'workers:list the worker calls, with their kinds and latencies'
        'commands:list the commands of the walkthrough language'
        'completion:print a completion script for a shell'
        'merge:join the results of several machines'
        'help:explain rehearse in short, one command, or all of them'
        'demo:the console on this app'
        'koober:the console on this app'
    )
    common=(
        '--config=[read this file in place of Config.plist]:FILE:_files'
        '*--set=[override a value of the configuration; may be repeated]:KEY=VALUE: '
        '--environment=[use this environment of the configuration]:NAME: '
        '--storage=[keep in this folder what apps store; else it is kept in memory]:DIR:_files -/'
        '--no-color[no colours (as with NO_COLOR set)]'
        '(-h --help)'{-h,--help}'[explain the command]'
        '--version[say which version this is]'
    )
    for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
            --clock|--script|--filter|--skip|--tags|--shard|--param|--seed|--order|--repeat-each|--jobs|--timeout|--memory|--schedules|--schedule|--mode|--verify|--max-failures|--disturb|--report|--trace|--slowest|--from|--for|--runs|--avoid|--properties|--save|--graph|--rehearsal|--result|--worker|--kind|--line|-e|--sources|--config|--set|--environment|--storage) ((i++)) ;;
            -*) ;;
            *) command=$words[i]; break ;;
        esac
    done
    case $command in
        run) _arguments -s -S $common \
            '--clock=[let time pass by command (the default), or as it does]:virtual|real:(virtual real)' \
            '--plain[print what changes while time passes, line by line, and draw over nothing]' \
            '--script=[run this script first; then the console is yours]:FILE:_files' \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '1: : ' '2:word:(demo koober)' ;;
        test) _arguments -s -S $common \
            '--filter=[only those whose title matches this pattern]:REGEX: ' \
            '--skip=[all but those whose title matches this pattern]:REGEX: ' \
            '--tags=[only those with these tags, as in "smoke and not (slow or network)"]:EXPRESSION: ' \
            '--last-failed[only those that failed when they ran last]' \
            '--shard=[only the I-th of N parts of the suite]:I/N: ' \
            '--list[list them, and run nothing]' \
            '--allow-empty[end with status 0 if nothing matched]' \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '--order=[given, random (by --seed or a drawn one), random\:SEED or failed-first]:ORDER:(given random failed-first)' \
            '--repeat-each=[run each N times]:N: ' \
            '--jobs=[run N at a time; the number of cores if not said]:N: ' \
            '--timeout=[end a walkthrough that takes longer; 30s if not said]:30s: ' \
            '--memory=[limit the memory of each runner process, 1M at least; 2G if not said]:2G: ' \
            '--watch[run again what a changed script or Config.plist touches]' \
            '--schedules=[run each under N orders of events, chosen by --seed]:N: ' \
            '--schedule=[run each under the K-th of these orders; 0 is the usual one]:K: ' \
            '--mode=[vary when replies arrive, or the order of all that is ready too]:completions|any-order:(completions any-order)' \
            '--verify=[run each N times; it fails if the traces differ]:N: ' \
            '--fail-fast[stop at the first failure]' \
            '--max-failures=[stop after N failures; what runs beside the last one still ends]:N: ' \
            '--pause[open the console where it happened]' \
            '--update[rewrite the pictures of screens that no longer match, and say in which files]' \
            '--audit[check the accessibility of every screen that is shown]' \
            '--disturb=[run each again with a disturbance after each step\: rotate, background, memory, text-size, appearance, relaunch, slow, fault, separated by commas; all means all but fault]:KINDS:(rotate background memory text-size appearance relaunch slow fault all)' \
            '*--report=[the form of the results; may be repeated]:FORMAT:(terminal junit= json= html= tap github)' \
            '--trace=[write what happened as JSON Lines, for trace diff]:FILE:_files' \
            '--slowest=[name the N that took longest]:N: ' \
            '--quiet[only failures and the last line]' \
            '--verbose[every step as it runs]' \
            '1: : ' '*:PATH:_files' ;;
        explore) _arguments -s -S $common \
            '--seed=[seed of everything random]:N: ' \
            '--jobs=[run N at a time; the number of cores if not said]:N: ' \
            '*--report=[the form of the results; may be repeated]:FORMAT:(terminal junit= json= html= tap github)' \
            '*--from=[begin where this script ends; may be repeated]:SCRIPT:_files' \
            '--for=[explore for this long; 10s if not said]:10s: ' \
            '--runs=[make this many runs]:N: ' \
            '*--avoid=[never touch this element; may be repeated]:ELEMENT: ' \
            '--faults[let worker calls fail and replies wait, and end the app in between]' \
            '*--properties=[judge these properties besides those of the app; may be repeated]:FILE:_files' \
            '--save=[write a script for each finding]:DIR:_files -/' \
            '--graph=[draw the states and what leads to them\: .html, .json, .dot or .mmd]:FILE:_files' \
            '1: : ' '2:word:(demo koober)' ;;
        new) _arguments -s -S $common \
            '--list[new scene\: with a table of items]' \
            '*--from=[new walkthrough\: take the steps of this script, which the console saved]:SCRIPT:_files' \
            '--rehearsal=[new app\: where its package finds Rehearsal; the checkout of this program if not said]:PATH|URL:_files -/' \
            '--result=[new scene\: hand a value back\: Bool, Int or String]:TYPE:(Bool Int String)' \
            '--worker=[new scene\: show the items of this worker]:WORKER: ' \
            '--kind=[new worker\: what it talks to; network if not said]:network|store|device:(network store device)' \
            '--live[new worker\: with an implementation that asks a server too]' \
            '--dry-run[show what would be written, and write nothing]' \
            '1: : ' '2:word:(app act scene worker coordinator walkthrough)' ;;
        play) _arguments -s -S $common \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '*--line=[perform this line too; may be repeated]:LINE:{compadd -- ${(f)"$($words[1] completion lines ${words[3]} 2>/dev/null)"}}' '*-e+[perform this line too; may be repeated]:LINE:{compadd -- ${(f)"$($words[1] completion lines ${words[3]} 2>/dev/null)"}}' \
            '1: : ' '*:PATH:_files' ;;
        check) _arguments -s -S $common \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '*--sources=[look through the Swift sources under DIR too; may be repeated]:DIR:_files -/' \
            '1: : ' '*:PATH:_files' ;;
        format) _arguments -s -S $common \
            '--check[change nothing; end with 1 if a script would change]' \
            '1: : ' '*:PATH:_files' ;;
        config) _arguments -s -S $common \
            '1: : ' '2:word:(get set unset)' ;;
        trace) _arguments -s -S $common \
            '1: : ' '2:word:(diff)' ;;
        apps) _arguments -s -S $common \
            '1: : ' ;;
        workers) _arguments -s -S $common \
            '1: : ' ;;
        commands) _arguments -s -S $common \
            '1: : ' ;;
        completion) _arguments -s -S $common \
            '1: : ' '2:word:(bash zsh fish)' ;;
        merge) _arguments -s -S $common \
            '*--report=[the form of the results; may be repeated]:FORMAT:(terminal junit= json= html= tap github)' \
            '1: : ' '*:PATH:_files' ;;
        help) _arguments -s -S $common \
            '1: : ' '2:word:(run test explore new play check format config trace apps workers commands completion merge help all)' ;;
        *) _arguments -s -S $common \
            '--clock=[let time pass by command (the default), or as it does]:virtual|real:(virtual real)' \
            '--plain[print what changes while time passes, line by line, and draw over nothing]' \
            '--script=[run this script first; then the console is yours]:FILE:_files' \
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
