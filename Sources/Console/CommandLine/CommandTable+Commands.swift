extension CommandTable {
    static let commands: [CommandRow] = [
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
                "PATH is a script or a folder of scripts; without it, UITestScripts. LINE chooses the walkthrough "
                    + "in that line. All scripts are checked before the first one runs.",
                "Results and times are saved in .rehearse/last-run.txt, unless the run is a shard.",
                "These times, or else the steps, divide the shards; give all machines the same file, or none.",
                "With --audit, each finding is reported once, with the fewest steps to it, and the status is 1.",
                "Schedules depend on --seed, which is 0 by default. A failure prints the command that repeats it.",
                "Bazel's variables for shards, filter and output files work like the options.",
            ],
            examples: [
                .init(line: "rehearse test", sentence: "everything under UITestScripts"),
                .init(line: "rehearse test --tags \"smoke and not slow\"", sentence: "only those with these tags"),
                .init(line: "rehearse test --report junit=results.xml --report html=results", sentence: "for CI"),
                .init(line: "rehearse test --schedules 200", sentence: "each under 200 orders of events"),
                .init(line: "rehearse test --set testFlags.noSplash=true", sentence: "with another configuration"),
            ],
            statuses: ExitStatus.allCases),
        CommandRow(
            name: .explore, operands: ["[APP]"], operand: .app,
            sentence: "try what no script does, and write a script for each problem",
            notes: [
                "APP is one of the apps that 'rehearse apps' lists; without it, the one that Config.plist names.",
                "It looks for crashes, endless waits, screens without a way out, leaks, and violated properties of "
                    + "the app. Each is reported once, with the shortest script that shows it.",
                "The same seed and the same number of runs give the same findings. Without --for and --runs it "
                    + "takes 10 seconds, and prints the number of runs.",
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
            operands: PartKind.allCases.map(\.usage), overview: "new PART NAME",
            operand: .words(PartKind.allCases.map(\.rawValue)),
            sentence: "write an app or a part of one, with its test and its walkthrough",
            notes: [
                "An app becomes a package in a new folder. Any other part is added to the package in this folder, "
                    + "with the lines that its factory, container and app need.",
                "No file is overwritten. Lines that cannot be inserted are printed, for you to paste.",
                "NAME begins with a capital letter, as in Detail; a walkthrough has a file name, as in buy-twice.",
            ],
            examples: [
                .init(line: "rehearse new app Shop", sentence: "a package in the folder Shop"),
                .init(line: "rehearse new app Shop --uikit", sentence: "one for UIKit controllers that you have"),
                .init(line: "rehearse new tab Settings", sentence: "a tab bar, with a tab for these scenes"),
                .init(line: "rehearse new sign-in", sentence: "a sign-in in front of what the app shows"),
                .init(line: "rehearse new worker Products", sentence: "a worker for scenes"),
                .init(
                    line: "rehearse new scene Main Products --list --worker Products", sentence: "a scene with it"),
                .init(line: "rehearse new double ClockWorker", sentence: "a double of a protocol, for tests"),
                .init(line: "rehearse new walkthrough buy-twice --from my.walk", sentence: "keep saved steps"),
            ]),
        CommandRow(
            name: .play, operands: ["FILE"], operand: .paths,
            sentence: "perform a script and more lines, print the changes, and append the lines",
            notes: [
                "FILE is a script, which is performed from its beginning each time; nothing keeps running in between. "
                    + "If it does not exist, it is made for the app of Config.plist.",
                "If all lines pass they are appended, except commands of the console such as screen and elements; "
                    + "otherwise FILE stays as it is. Without a line, the screen at the end of FILE is shown.",
            ],
            examples: [
                .init(line: "rehearse play buy.walk", sentence: "the screen at its end"),
                .init(line: "rehearse play buy.walk -e 'tap row \"Tea\"' -e wait", sentence: "two more steps"),
                .init(line: "rehearse play buy.walk -e elements", sentence: "what can be done there"),
            ],
            statuses: [.passed, .failed, .wrongInput]),
        CommandRow(
            name: .check, operands: ["[PATH[:LINE] …]"], operand: .paths,
            sentence: "find every error in scripts without running them",
            notes: [
                "PATH is a script or a folder of scripts; without it, UITestScripts. A script is checked as a whole, "
                    + "also if a LINE of it is named.",
                "--sources checks the Swift code of scenes, workers and containers for constructs that leave the stage "
                    + "or make two runs differ. If there are no scripts, only the sources are checked.",
                "To allow a construct, put a comment in its line or above: // rehearse:allow RULE because REASON",
            ],
            examples: [
                .init(line: "rehearse check UITestScripts/demo", sentence: "only the scripts of this folder"),
                .init(line: "rehearse check --sources Sources/Scenes", sentence: "all scripts, and these sources"),
            ]),
        CommandRow(
            name: .format, operands: ["[PATH …]"], operand: .paths, sentence: "format scripts in the standard layout",
            notes: ["PATH is a script or a folder of scripts; without it, UITestScripts. Scripts keep their meaning."],
            examples: [.init(line: "rehearse format --check", sentence: "only say which scripts would change")],
            statuses: [.passed, .failed, .wrongInput]),
        CommandRow(
            name: .adopt, operands: ["PATH …"], operand: .paths,
            sentence: "rewrite UIKit sources so that they compile on the stage and on a phone",
            notes: [
                "PATH is a Swift file or a folder of them; give all sources of an app at once. What would change is "
                    + "printed as a diff, then what is left, by cause, with what to do about it.",
                "It replaces selectors by closures and imports by that of Rehearsal, removes @objc and @MainActor, and "
                    + "names the assets of catalogues. It changes only what it is sure of.",
            ],
            examples: [
                .init(line: "rehearse adopt Sources/Shop", sentence: "what would change, and what is left"),
                .init(line: "rehearse adopt Sources/Shop --write", sentence: "change the files"),
            ]),
        CommandRow(
            name: .studio, operands: ["[APP | SCRIPT]"], operand: .paths,
            sentence: "serve a page on which one plays an app and records walkthroughs",
            notes: [
                "It prints an address of this machine, for a browser. The page shows the screen as a phone, the script "
                    + "and what is due. Each click is a line of the script; each line can be gone back to, changed, "
                    + "deleted. Docs/studio.md has more.",
                "The app runs in a process of its own, so a crash costs a line and not the page. Only files below this "
                    + "folder are written.",
            ],
            examples: [
                .init(line: "rehearse studio", sentence: "record a walkthrough of the default app"),
                .init(line: "rehearse studio UITestScripts/buy.walk", sentence: "go through a script"),
            ],
            statuses: [.wrongInput, .notExecuted, .interrupted]),
        CommandRow(
            name: .lsp, sentence: "serve an editor with errors, completion and help while one types",
            notes: [
                "An editor starts it and talks to it on standard input and output, by the Language Server Protocol. "
                    + "It checks scripts as 'rehearse check' does. Docs/editors.md says how editors are set up."
            ],
            examples: [.init(line: "rehearse lsp", sentence: "the command that an editor is given")],
            statuses: [.passed, .failed, .wrongInput]),
        CommandRow(
            name: .config, operands: ["", "get KEY"], overview: "config [get]", operand: .words(["get"]),
            sentence: "show the configuration, and say where values come from",
            notes: [
                "KEY is a key path such as testFlags.noSplash. Without one, all values are listed.",
                "The options --set and --environment override a script's header. The header overrides the environment "
                    + "variable REHEARSE_SET, as in REHEARSE_SET='environment=stg, workers.mode=live'. The variable "
                    + "overrides Config.plist.",
            ],
            examples: [
                .init(line: "rehearse config", sentence: "every value and where it comes from"),
                .init(line: "rehearse config get testFlags.noSplash", sentence: "one value"),
            ]),
        CommandRow(
            name: .trace, operands: ["diff A B"], operand: .words(["diff"]),
            sentence: "show the first difference of two traces, with its context",
            notes: ["A and B are files that 'rehearse test --trace FILE' wrote. Equal runs write equal bytes."],
            examples: [
                .init(line: "rehearse test --trace good.jsonl", sentence: "write one"),
                .init(line: "rehearse trace diff good.jsonl bad.jsonl", sentence: "their first difference"),
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
                "DIR is the folder of --report html=DIR, which has a journal.jsonl, or the file of --report json=FILE.",
                "It also makes the reports of a run that was killed. The file of --report json=FILE can be merged "
                    + "again.",
                "Each failure is printed in a line or two; --report terminal prints it in full.",
            ],
            examples: [
                .init(line: "rehearse merge shard-1 shard-2 --report html=all", sentence: "one report of two shards")
            ],
            statuses: [.passed, .failed, .wrongInput, .notExecuted]),
        CommandRow(
            name: .help, operands: ["[COMMAND|all]"], operand: .command,
            sentence: "explain rehearse, one command, or all commands",
            examples: [.init(line: "rehearse help test", sentence: "the same as rehearse test --help")]),
    ]
}
