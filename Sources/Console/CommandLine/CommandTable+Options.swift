import Generator
import WalkthroughRunner

extension CommandTable {
    static let options: [OptionRow] =
        runOptions + selectionOptions + executionOptions + scheduleOptions + failureOptions + disturbanceOptions
        + resultOptions
        + explorationOptions + partOptions + scriptOptions + commonOptions

    private static let runOptions: [OptionRow] = [
        OptionRow(
            name: .clock, kind: .choice(["virtual", "real"]), placeholder: "virtual|real",
            sentence: "move time by commands (the default), or with real time", group: .options, commands: [.run]),
        OptionRow(
            name: .plain, sentence: "print changes line by line, and redraw nothing",
            group: .options, commands: [.run]),
        OptionRow(
            name: .script, kind: .file, placeholder: "FILE",
            sentence: "run this script first, then continue in the console",
            group: .options, commands: [.run]),
    ]

    private static let selectionOptions: [OptionRow] = [
        OptionRow(
            name: .filter, kind: .regex, placeholder: "REGEX", sentence: "only those whose title matches this pattern",
            group: .which, commands: [.test]),
        OptionRow(
            name: .skip, kind: .regex, placeholder: "REGEX", sentence: "not those whose title matches this pattern",
            group: .which, commands: [.test]),
        OptionRow(
            name: .tags, kind: .tags, placeholder: "EXPRESSION",
            sentence: "only those with these tags, as in \"smoke and not (slow or network)\"", group: .which,
            commands: [.test]),
        OptionRow(
            name: .lastFailed, sentence: "only those that failed in their last run", group: .which, commands: [.test]),
        OptionRow(
            name: .shard, kind: .shard, placeholder: "I/N", sentence: "only the I-th of N parts of the suite",
            group: .which, commands: [.test]),
        OptionRow(
            name: .list, sentence: "list them, and run nothing",
            otherSentences: [.new: "new scene: with a table of items"], group: .which, commands: [.test, .new],
            excludes: [.report, .trace, .slowest, .update, .audit, .pause]),
        OptionRow(
            name: .allowEmpty, sentence: "end with status 0 if nothing matched", group: .which, commands: [.test]),
    ]

    private static let executionOptions: [OptionRow] = [
        OptionRow(
            name: .param, kind: .keyValue, placeholder: "NAME=VALUE",
            sentence: "give a parameter of the scripts a value; may be repeated",
            group: .how, commands: [.run, .test, .explore, .check, .play], repeats: true),
        OptionRow(
            name: .seed, kind: .seed, placeholder: "N", sentence: "seed of everything random", group: .how,
            commands: [.run, .test, .explore, .play]),
        OptionRow(
            name: .order, kind: .order, placeholder: "ORDER",
            sentence: "given, random (by --seed or a drawn one), random:SEED or failed-first",
            group: .how, commands: [.test]),
        OptionRow(
            name: .repeatEach, kind: .count, placeholder: "N", sentence: "run each N times", group: .how,
            commands: [.test]),
        OptionRow(
            name: .jobs, kind: .count, placeholder: "N", sentence: "run N at a time; by default the number of cores",
            group: .how, commands: [.test, .explore]),
        OptionRow(
            name: .timeout, kind: .duration, placeholder: "30s",
            sentence: "end a walkthrough that takes longer; 30s by default",
            otherSentences: [.explore: "end a run that takes longer; 1s by default"],
            group: .how, commands: [.test, .explore]),
        OptionRow(
            name: .memory, kind: .byteSize, placeholder: "2G",
            sentence: "limit the memory of each runner process on Linux, at least 1M; 2G by default",
            group: .how, commands: [.test]),
        OptionRow(
            name: .watch, sentence: "run again what a changed script or Config.plist affects", group: .how,
            commands: [.test],
            excludes: [.list]),
    ]

    private static let scheduleOptions: [OptionRow] = [
        OptionRow(
            name: .schedules, kind: .count, placeholder: "N",
            sentence: "run each under N orders of events, chosen by --seed",
            group: .schedules, commands: [.test],
            excludes: [.schedule, .verify, .repeatEach, .pause, .update, .audit, .trace, .storage]),
        OptionRow(
            name: .schedule, kind: .seed, placeholder: "K",
            sentence: "run each under the K-th of these orders; 0 is the default order",
            group: .schedules, commands: [.test], excludes: [.verify, .update, .audit, .storage]),
        OptionRow(
            name: .mode, kind: .choice(["completions", "any-order"]), placeholder: "completions|any-order",
            sentence: "vary when replies arrive, or also the order of ready tasks", group: .schedules,
            commands: [.test], needs: [.schedules, .schedule]),
        OptionRow(
            name: .verify, kind: .several, placeholder: "N",
            sentence: "run each N times; it fails if the traces differ",
            group: .schedules, commands: [.test], excludes: [.update, .audit, .trace, .storage]),
    ]

    private static let failureOptions: [OptionRow] = [
        OptionRow(
            name: .failFast, sentence: "stop at the first failure", group: .failures, commands: [.test],
            excludes: [.maxFailures]),
        OptionRow(
            name: .maxFailures, kind: .count, placeholder: "N",
            sentence: "stop after N failures; walkthroughs that are running still end", group: .failures,
            commands: [.test]),
        OptionRow(
            name: .pause, sentence: "open the console at the failure", group: .failures, commands: [.test],
            excludes: [.jobs, .timeout, .memory]),
        OptionRow(
            name: .update, sentence: "rewrite the pictures of screens that no longer match, and say in which files",
            group: .failures,
            commands: [.test], excludes: [.jobs, .timeout, .memory]),
        OptionRow(
            name: .audit, sentence: "check the accessibility of every screen that is shown", group: .failures,
            commands: [.test]),
    ]

    private static let disturbanceOptions: [OptionRow] = [
        OptionRow(
            name: .disturb, kind: .list(Disturbance.allCases.map(\.rawValue)), placeholder: "KINDS",
            sentence: "run each again with a disturbance after each step: rotate, background, memory, text-size, "
                + "appearance, relaunch, slow, fault, separated by commas; all means all but fault",
            group: .failures, commands: [.test],
            excludes: [.schedules, .schedule, .verify, .pause, .update, .audit, .trace, .storage])
    ]

    private static let resultOptions: [OptionRow] = [
        OptionRow(
            name: .report, kind: .report, placeholder: "FORMAT", sentence: "the format of the results; may be repeated",
            group: .results, commands: [.test, .explore, .merge], repeats: true),
        OptionRow(
            name: .format, kind: .choice(["standard", "compact"]), placeholder: "FORMAT",
            sentence: "compact prints each failure in one line, which editors can open: FILE:LINE:COLUMN: error: …",
            group: .results, commands: [.test], excludes: [.quiet, .verbose]),
        OptionRow(
            name: .trace, kind: .file, placeholder: "FILE",
            sentence: "write the traces as JSON Lines, for trace diff",
            group: .results, commands: [.test], excludes: [.watch]),
        OptionRow(
            name: .slowest, kind: .count, placeholder: "N", sentence: "list the N that took longest", group: .results,
            commands: [.test]),
        OptionRow(
            name: .quiet, sentence: "only failures and the last line", group: .results, commands: [.test],
            excludes: [.verbose]),
        OptionRow(name: .verbose, sentence: "every step as it runs", group: .results, commands: [.test]),
    ]

    private static let explorationOptions: [OptionRow] = [
        OptionRow(
            name: .from, kind: .file, placeholder: "SCRIPT", sentence: "begin where this script ends; may be repeated",
            otherSentences: [.new: "new walkthrough: take the steps of this script, which the console saved"],
            group: .options, commands: [.explore, .new], repeats: true),
        OptionRow(
            name: .for, kind: .duration, placeholder: "10s", sentence: "explore for this long; 10s by default",
            group: .options, commands: [.explore], excludes: [.runs]),
        OptionRow(
            name: .runs, kind: .count, placeholder: "N", sentence: "make this many runs", group: .options,
            commands: [.explore]),
        OptionRow(
            name: .avoid, kind: .name, placeholder: "ELEMENT", sentence: "never touch this element; may be repeated",
            group: .options, commands: [.explore], repeats: true),
        OptionRow(
            name: .faults, sentence: "also let worker calls fail, hold replies, and relaunch the app",
            group: .options, commands: [.explore]),
        OptionRow(
            name: .properties, kind: .file, placeholder: "FILE",
            sentence: "check these properties too; may be repeated", group: .options,
            commands: [.explore], repeats: true),
        OptionRow(
            name: .save, kind: .folder, placeholder: "DIR", sentence: "write a script for each finding",
            group: .options, commands: [.explore]),
        OptionRow(
            name: .graph, kind: .file, placeholder: "FILE",
            sentence: "draw the states and their actions: .html, .json, .dot or .mmd", group: .options,
            commands: [.explore]),
    ]

    private static let partOptions: [OptionRow] = [
        OptionRow(
            name: .rehearsal, kind: .folder, placeholder: "PATH|URL",
            sentence: "new app: where its package finds Rehearsal; by default the checkout of this program",
            group: .options, commands: [.new]),
        OptionRow(
            name: .uikit, sentence: "new app: with a usual UIKit controller, for screens that you have",
            group: .options, commands: [.new], excludes: [.empty]),
        OptionRow(
            name: .empty, sentence: "new app: without the two example scenes; the first scene you add is its root",
            group: .options, commands: [.new]),
        OptionRow(
            name: .result, kind: .choice(SceneOptions.Result.allCases.map(\.rawValue)), placeholder: "TYPE",
            sentence: "new scene: return a value: Bool, Int or String", group: .options, commands: [.new]),
        OptionRow(
            name: .worker, kind: .name, placeholder: "WORKER", sentence: "new scene: show the items of this worker",
            group: .options, commands: [.new]),
        OptionRow(
            name: .kind, kind: .choice(WorkerOptions.Kind.allCases.map(\.rawValue)),
            placeholder: "network|store|device", sentence: "new worker: what it accesses; network by default",
            group: .options, commands: [.new]),
        OptionRow(
            name: .live, sentence: "new worker: also write an implementation that asks a server", group: .options,
            commands: [.new]),
        OptionRow(
            name: .dryRun, sentence: "show what would be written, and write nothing", group: .options,
            commands: [.new]),
        OptionRow(
            name: .line, kind: .line, placeholder: "LINE", sentence: "perform this line too; may be repeated",
            group: .options, commands: [.play], repeats: true),
    ]

    private static let scriptOptions: [OptionRow] = [
        OptionRow(
            name: .sources, kind: .folder, placeholder: "DIR",
            sentence: "also check the Swift sources under DIR; may be repeated",
            group: .options, commands: [.check], repeats: true),
        OptionRow(
            name: .check, sentence: "change nothing; end with 1 if a script would change", group: .options,
            commands: [.format]),
        OptionRow(
            name: .write, sentence: "change the files, unless git has other changes of theirs", group: .options,
            commands: [.adopt]),
        OptionRow(
            name: .uncommitted, sentence: "with --write: also files with changes that are not committed",
            group: .options, commands: [.adopt]),
        OptionRow(
            name: .port, kind: .port, placeholder: "N", sentence: "the port; by default one that is free",
            group: .options, commands: [.studio]),
    ]

    private static let commonOptions: [OptionRow] = [
        OptionRow(
            name: .config, kind: .file, placeholder: "FILE", sentence: "read this file instead of Config.plist",
            group: .everywhere),
        OptionRow(
            name: .set, kind: .keyValue, placeholder: "KEY=VALUE",
            sentence: "override a value of the configuration; may be repeated",
            group: .everywhere, repeats: true),
        OptionRow(
            name: .environment, kind: .name, placeholder: "NAME", sentence: "use this environment of the configuration",
            group: .everywhere),
        OptionRow(
            name: .storage, kind: .folder, placeholder: "DIR",
            sentence: "store the files of apps in this folder; by default in memory",
            group: .everywhere, refusers: [.explore, .studio]),
        OptionRow(name: .noColor, sentence: "no colours (as with NO_COLOR set)", group: .everywhere),
        OptionRow(name: .help, sentence: "explain the command", group: .everywhere),
        OptionRow(name: .version, sentence: "print the version", group: .everywhere),
    ]
}
