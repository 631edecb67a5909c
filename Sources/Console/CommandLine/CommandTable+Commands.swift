extension CommandTable {
    static let standardCommands: [CommandRow] = [
        CommandRow(
            name: .run, operands: ["[APP]"], operand: .app, sentence: "open the console on an app; the default command",
            notes: [
                "APP is one of the apps that 'rehearse apps' lists; without it, the one that Config.plist names.",
                "In the console, 'help' lists what can be typed, and an empty line goes to the next thing that is due.",
                "Input may be piped: the exit status then says whether a line failed.",
            ],
            examples: [
                .init(line: "rehearse", sentence: "the app of Config.plist"),
                .init(line: "rehearse APP --clock real", sentence: "another app, in real time"),
                .init(line: "printf 'wait\\nscreen\\n' | rehearse", sentence: "two lines from a pipe"),
            ],
            statuses: [.passed, .failed, .wrongInput, .interrupted]),
        CommandRow(
            name: .test, operands: ["[PATH[:LINE] …]"], operand: .paths,
            sentence: "run walkthroughs and say what failed",
            notes: [
                "PATH is a script or a folder of scripts; without it, UITestScripts. LINE means the walkthrough that "
                    + "this line belongs to. All scripts are checked before the first one runs.",
                "How each went, and its time, is kept in .rehearse/last-run.txt, unless the run is a shard.",
                "Shards are divided by these times, else by steps: give all machines the same file, or none.",
                "With --audit each finding is told once, with the fewest steps that lead there, and the status is 1.",
                "With --report tap all else goes to stderr, and the terminal's report only if it is asked for too.",
                "Schedules depend on --seed, which is 0 by default. A failure prints the command that repeats it.",
                "Bazel's variables of shards, filter and output files count as options would.",
            ],
            examples: [
                .init(line: "rehearse test", sentence: "everything under UITestScripts"),
                .init(line: "rehearse test --tags \"smoke and not slow\"", sentence: "what these tags choose"),
                .init(line: "rehearse test --report junit=results.xml --report html=results", sentence: "for CI"),
                .init(line: "rehearse test --schedules 200", sentence: "each under 200 orders of events"),
                .init(line: "rehearse test --set testFlags.noSplash=true", sentence: "with another configuration"),
            ],
            statuses: ExitStatus.allCases),
        CommandRow(
            name: .explore, operands: ["[APP]"], operand: .app,
            sentence: "try what no script says; what goes wrong becomes a script",
            notes: [
                "APP is one of the apps that 'rehearse apps' lists; without it, the one that Config.plist names.",
                "It looks for crashes, endless waits, screens without a way out, leaks, and for what the properties "
                    + "of the app rule out. Each is told once, with the shortest script that shows it.",
                "The same seed and the same number of runs find the same. Without --for and --runs it takes 10 "
                    + "seconds, and says how many runs these were.",
                "Elements are named as in scripts: --avoid signOut, --avoid 'button \"Delete\"'.",
            ],
            examples: [
                .init(line: "rehearse explore", sentence: "the app of Config.plist, for ten seconds"),
                .init(line: "rehearse explore APP --faults --save findings", sentence: "with faults; keep the scripts"),
                .init(
                    line: "rehearse explore APP --from sign-in.walk --runs 2000", sentence: "begin where it ends"),
            ],
            statuses: [.passed, .failed, .wrongInput, .notExecuted, .interrupted]),
        CommandRow(
            name: .new,
            operands: [
                "app NAME", "act NAME", "scene ACT NAME", "worker NAME", "coordinator NAME", "walkthrough NAME",
            ], overview: "new PART NAME", operand: .words(PartKind.allCases.map(\.rawValue)),
            sentence: "write an app or a part of one, with its test and its walkthrough",
            notes: [
                "An app is a package of its own; all else is entered into the package of the folder: into factory, "
                    + "container and app, and into the list of places that the app begins with.",
                "Nothing is overwritten. Lines for which there is no place are printed, to be pasted.",
                "NAME begins with a capital letter, as in Detail; that of a walkthrough is a file's, as in buy-twice.",
            ],
            examples: [
                .init(line: "rehearse new app Shop", sentence: "a package in the folder Shop"),
                .init(line: "rehearse new worker Products", sentence: "something that scenes ask"),
                .init(
                    line: "rehearse new scene Main Products --list --worker Products", sentence: "a scene that asks"),
                .init(line: "rehearse new walkthrough buy-twice --from my.walk", sentence: "keep what was played"),
            ]),
        CommandRow(
            name: .play, operands: ["FILE"], operand: .paths,
            sentence: "perform a script and more lines, print what they change, append them",
            notes: [
                "FILE is a script, which begins anew each time: it is the session, and nothing runs in between. If "
                    + "there is none, it is begun for the app of Config.plist.",
                "The lines are appended if all went well, those of the console such as screen and elements left out; "
                    + "else FILE stays as it is. Without a line the screen is shown to which FILE leads.",
            ],
            examples: [
                .init(line: "rehearse play buy.walk", sentence: "where the script leads"),
                .init(line: "rehearse play buy.walk -e 'tap row \"Tea\"' -e wait", sentence: "two steps more"),
                .init(line: "rehearse play buy.walk -e elements", sentence: "what can be done there"),
            ],
            statuses: [.passed, .failed, .wrongInput]),
        CommandRow(
            name: .check, operands: ["[PATH[:LINE] …]"], operand: .paths,
            sentence: "find every error in scripts without running them",
            notes: [
                "PATH is a script or a folder of scripts; without it, UITestScripts. A script is checked as a whole, "
                    + "also if a LINE of it is named.",
                "--sources finds in the Swift code of scenes, workers and containers what would take it off the stage "
                    + "or make two runs differ. If there are no scripts, only the sources are looked through.",
                "A construct may stay with a comment in its line or above: // rehearse:allow RULE because REASON",
            ],
            examples: [
                .init(line: "rehearse check UITestScripts/demo", sentence: "only the scripts of this folder"),
                .init(line: "rehearse check --sources Sources/Scenes", sentence: "all scripts, and these sources"),
            ]),
        CommandRow(
            name: .format, operands: ["[PATH …]"], operand: .paths, sentence: "lay scripts out in the standard way",
            notes: ["PATH is a script or a folder of scripts; without it, UITestScripts. No meaning is changed."],
            examples: [.init(line: "rehearse format --check", sentence: "only say which scripts would change")],
            statuses: [.passed, .failed, .wrongInput]),
        CommandRow(
            name: .config, operands: ["", "get KEY", "set KEY VALUE", "unset KEY"], overview: "config [get|set|unset]",
            operand: .words(["get", "set", "unset"]),
            sentence: "show or change Config.plist, and say where values come from",
            notes: [
                "KEY is a key path such as testFlags.noSplash. Without one, all values are listed.",
                "The options --set and --environment outrank a script's header, the header outranks the environment "
                    + "variable REHEARSE_SET, as in REHEARSE_SET='environment=stg, workers.mode=live', and that "
                    + "outranks Config.plist.",
            ],
            examples: [
                .init(line: "rehearse config", sentence: "every value and where it comes from"),
                .init(line: "rehearse config set testFlags.noSplash true", sentence: "from the next run on"),
            ]),
        CommandRow(
            name: .trace, operands: ["diff A B"], operand: .words(["diff"]),
            sentence: "show the first difference of two traces, with its context",
            notes: ["A and B are files that 'rehearse test --trace FILE' wrote. Equal runs write equal bytes."],
            examples: [
                .init(line: "rehearse test --trace good.jsonl", sentence: "write one"),
                .init(line: "rehearse trace diff good.jsonl bad.jsonl", sentence: "where two runs part"),
            ],
            statuses: [.passed, .failed, .wrongInput]),
        CommandRow(name: .apps, sentence: "list the apps"),
        CommandRow(name: .workers, sentence: "list the worker calls, with their kinds and latencies"),
        CommandRow(name: .commands, sentence: "list the commands of the walkthrough language"),
        CommandRow(
            name: .completion, operands: [Shell.allCases.map(\.rawValue).joined(separator: "|")],
            operand: .words(Shell.allCases.map(\.rawValue)),
            sentence: "print a completion script for a shell",
            examples: [
                .init(line: "source <(rehearse completion bash)", sentence: "in ~/.bashrc"),
                .init(line: "rehearse completion zsh > \"${fpath[1]}/_rehearse\"", sentence: "then start a new shell"),
                .init(
                    line: "rehearse completion fish > ~/.config/fish/completions/rehearse.fish",
                    sentence: "from the next shell on"),
            ]),
        CommandRow(
            name: .merge, operands: ["DIR …"], operand: .paths, sentence: "join the results of several machines",
            notes: [
                "DIR is the folder of --report html=DIR, which holds journal.jsonl, or the file of --report json=FILE.",
                "Also makes the exact reports of a run that was killed. What it writes with --report json=FILE may be "
                    + "merged again.",
                "Each failure is said in a line or two; --report terminal says all that the journals hold of it.",
            ],
            examples: [
                .init(line: "rehearse merge shard-1 shard-2 --report html=all", sentence: "one report of two shards")
            ],
            statuses: [.passed, .failed, .wrongInput, .notExecuted]),
        CommandRow(
            name: .help, operands: ["[COMMAND|all]"], operand: .command,
            sentence: "explain rehearse in short, one command, or all of them",
            examples: [.init(line: "rehearse help test", sentence: "the same as rehearse test --help")]),
    ]
}
