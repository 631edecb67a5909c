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
        test) _arguments -s -S $common \
            '--filter=[only those whose title matches this pattern]:REGEX: ' \
            '--skip=[not those whose title matches this pattern]:REGEX: ' \
            '--tags=[only those with these tags, as in "smoke and not (slow or network)"]:EXPRESSION: ' \
            '--last-failed[only those that failed in their last run]' \
            '--shard=[only the I-th of N parts of the suite]:I/N: ' \
            '--list[list them, and run nothing]' \
            '--allow-empty[end with status 0 if nothing matched]' \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '--order=[given, random (by --seed or a drawn one), random\:SEED or failed-first]:ORDER:(given random failed-first)' \
            '--repeat-each=[run each N times]:N: ' \
            '--jobs=[run N at a time; by default the number of cores]:N: ' \
            '--timeout=[end a walkthrough that takes longer; 30s by default]:30s: ' \
            '--memory=[limit the memory of each runner process on Linux, at least 1M; 2G by default]:2G: ' \
            '--watch[run again what a changed script or Config.plist affects]' \
            '--schedules=[run each under N orders of events, chosen by --seed]:N: ' \
            '--schedule=[run each under the K-th of these orders; 0 is the default order]:K: ' \
            '--mode=[vary when replies arrive, or also the order of ready tasks]:completions|any-order:(completions any-order)' \
            '--verify=[run each N times; it fails if the traces differ]:N: ' \
            '--fail-fast[stop at the first failure]' \
            '--max-failures=[stop after N failures; walkthroughs that are running still end]:N: ' \
            '--pause[open the console at the failure]' \
            '--update[rewrite the pictures of screens that no longer match, and say in which files]' \
            '--audit[check the accessibility of every screen that is shown]' \
            '--disturb=[run each again with a disturbance after each step\: rotate, background, memory, text-size, appearance, relaunch, slow, fault, separated by commas; all means all but fault]:KINDS:(rotate background memory text-size appearance relaunch slow fault all)' \
            '*--report=[the format of the results; may be repeated]:FORMAT:(terminal junit= json= html= github)' \
            '--format=[compact prints each failure in one line, which editors can open\: FILE\:LINE\:COLUMN\: error\: …]:FORMAT:(standard compact)' \
            '--trace=[write the traces as JSON Lines, for trace diff]:FILE:_files' \
            '--slowest=[list the N that took longest]:N: ' \
            '--quiet[only failures and the last line]' \
            '--verbose[every step as it runs]' \
            '1: : ' '*:PATH:_files' ;;
        explore) _arguments -s -S $common \
            '*--param=[give a parameter of the scripts a value; may be repeated]:NAME=VALUE: ' \
            '--seed=[seed of everything random]:N: ' \
            '--jobs=[run N at a time; by default the number of cores]:N: ' \
            '--timeout=[end a run that takes longer; 1s by default]:30s: ' \
            '*--report=[the format of the results; may be repeated]:FORMAT:(terminal junit= json= html= github)' \
            '*--from=[begin where this script ends; may be repeated]:SCRIPT:_files' \
            '--for=[explore for this long; 10s by default]:10s: ' \
            '--runs=[make this many runs]:N: ' \
            '*--avoid=[never touch this element; may be repeated]:ELEMENT: ' \
            '--faults[also let worker calls fail, hold replies, and relaunch the app]' \
            '*--properties=[check these properties too; may be repeated]:FILE:_files' \
            '--save=[write a script for each finding]:DIR:_files -/' \
            '--graph=[draw the states and their actions\: .html, .json, .dot or .mmd]:FILE:_files' \
            '1: : ' '2:word:(demo koober)' ;;
        new) _arguments -s -S $common \
            '--list[new scene\: with a table of items]' \
            '*--from=[new walkthrough\: take the steps of this script, which the console saved]:SCRIPT:_files' \
            '--rehearsal=[new app\: where its package finds Rehearsal; by default the checkout of this program]:PATH|URL:_files -/' \
            '--uikit[new app\: with a usual UIKit controller, for screens that you have]' \
            '--empty[new app\: without the two example scenes; the first scene you add is its root]' \
            '--result=[new scene\: return a value\: Bool, Int or String]:TYPE:(Bool Int String)' \
            '--worker=[new scene\: show the items of this worker]:WORKER: ' \
            '--kind=[new worker\: what it accesses; network by default]:network|store|device:(network store device)' \
            '--live[new worker\: also write an implementation that asks a server]' \
            '--dry-run[show what would be written, and write nothing]' \
            '1: : ' '2:word:(app act scene worker tab sign-in coordinator double walkthrough)' ;;
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
        adopt) _arguments -s -S $common \
            '--write[change the files, unless git has other changes of theirs]' \
            '--uncommitted[with --write\: also files with changes that are not committed]' \
            '1: : ' '*:PATH:_files' ;;
        studio) _arguments -s -S $common \
            '--port=[the port; by default one that is free]:N: ' \
            '1: : ' '*:PATH:_files' ;;
        lsp) _arguments -s -S $common \
            '1: : ' ;;
        config) _arguments -s -S $common \
            '1: : ' '2:word:(get)' ;;
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
            '*--report=[the format of the results; may be repeated]:FORMAT:(terminal junit= json= html= github)' \
            '1: : ' '*:PATH:_files' ;;
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
