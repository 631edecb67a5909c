import Basics
import Configuration
import Dispatch
import Foundation
import Reports
import WalkthroughLanguage
import WalkthroughRunner

/// Performs `play`: performs a script and additional lines, prints what these change, and appends them.
///
/// The script is the session: it is performed from the start each time, and nothing keeps running in between.
struct PlayCommand {
    private let options: PlayOptions
    private let context: CommandContext
    /// The lines to perform; one with line breaks counts as several.
    private let lines: [String]

    init(_ options: PlayOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
        lines = options.lines.flatMap { text in text.split { $0 == "\n" || $0 == "\r\n" } }.map(String.init)
            .filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Runs it; the script is written only if all of it and all lines pass.
    func run() throws(CommandFailure) -> ExitStatus {
        let project = try Project(context)
        let lock = try context.lockStorage()
        defer { lock?.end() }
        let file = PlayedFile(options.path, in: context.folder)
        let turn = try file.lockFolder(context)
        defer { turn?.end() }
        let start = try start(file, project)
        context.show(start?.diagnostics ?? [])
        if let start, start.walkthrough == nil { return .wrongInput }
        guard let count = try countSteps() else { return .wrongInput }
        var setup = try RunSetup(app: start?.walkthrough?.app, seed: options.seed, project, context)
        if let start { setup = try start.setup(from: setup, project: project) }
        let app = setup.app.name
        let printer = LinePrinter(context.output)
        let console = ConsoleDriver(
            try LiveRun(setup), project: project, options: runOptions, context: context, source: printer)
        defer { console.end() }
        perform(start, on: console, printer)
        guard !console.hasFailed else { return refused() }
        for line in lines {
            let prompt = console.isIncomplete ? "… " : "> "
            let shown = console.read(line)
            guard !shown.hidesSomething || line.contains("${") else {
                throw CommandFailure(
                    "a line types a secret, which would be written to \(options.path); give the script a `param`, type "
                        + "\"${name}\", and add --param name=…", status: .failed)
            }
            console.say([prompt + SafeText.fragment(shown.text)])
            console.perform(line: line)
            guard !console.hasFailed else { return refused() }
        }
        console.finish()
        guard !console.hasFailed else { return refused() }
        guard count > 0 else { return .passed }
        let steps = console.performedSteps
        guard !steps.isEmpty else {
            noteNothingAppended()
            return .passed
        }
        try file.append(steps, app: app)
        context.note("\(steps.count.counted("step")) appended to \(options.path)")
        return .passed
    }

    /// The limit of a completion, in seconds of real time, since Tab waits for it.
    private static let mostCompletionTime = 3

    /// Prints the lines that act on the screen at the end of the script, for completion in a shell.
    ///
    /// Tab must have no effects and must not wait: all workers are offline, and a long run is given up.
    func printLines() throws(CommandFailure) -> ExitStatus {
        if context.process.handlesSignals {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.mostCompletionTime)) {
                _exit(ExitStatus.notExecuted.rawValue)
            }
        }
        var setup = try lastSetup(context).setup
        let live = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
            try setup.configuration.engine().workers.keys.sorted()
        }
        let offline = context.setting(live.map { KeyValue(key: "workers.\($0)", value: WorkerMode.offline.rawValue) })
        let (project, start, offlineSetup) = try lastSetup(offline)
        setup = offlineSetup
        let printer = LinePrinter(context.output)
        printer.isQuiet = true
        let console = ConsoleDriver(
            try LiveRun(setup), project: project, options: runOptions, context: context, source: printer)
        defer { console.end() }
        if let start { console.start(with: start) } else { console.start() }
        for command in ElementList(console.session).entries.flatMap(\.commands) {
            context.print(SafeText.fragment(command))
        }
        return .passed
    }

    private func lastSetup(
        _ context: CommandContext
    ) throws(CommandFailure) -> (project: Project, start: ScriptStart?, setup: RunSetup) {
        let project = try Project(context)
        let start = try start(PlayedFile(options.path, in: context.folder), project)
        let setup = try RunSetup(app: start?.walkthrough?.app, seed: nil, project, context)
        return (project, start, try start?.setup(from: setup, project: project) ?? setup)
    }

    private var runOptions: RunOptions {
        RunOptions(seed: options.seed, script: options.path, parameters: options.parameters)
    }

    /// Returns the script that the run begins with; nil if it does not exist yet.
    private func start(_ file: PlayedFile, _ project: Project) throws(CommandFailure) -> ScriptStart? {
        guard file.isThere else { return nil }
        return try ScriptStart(
            options.path, given: options.parameters, for: .running, project: project, context: context)
    }

    /// Performs the script to its end; prints its output if it fails, or the screen if no line follows.
    private func perform(_ start: ScriptStart?, on console: ConsoleDriver, _ printer: LinePrinter) {
        printer.isQuiet = true
        if let start { console.start(with: start) } else { console.start() }
        printer.isQuiet = false
        guard !console.hasFailed else { return printer.printWithheld() }
        console.say(start?.remarks ?? [])
        if lines.isEmpty {
            let snapshot = StageSnapshot(console.session)
            console.say(ChangeText.whole(snapshot, console.style) + [ChangeText.clock(snapshot, console.style)])
        }
    }

    private func refused() -> ExitStatus {
        if !lines.isEmpty { noteNothingAppended() }
        return .failed
    }

    private func noteNothingAppended() { context.note("nothing was appended to \(options.path)") }

    /// Returns how many steps the lines have, before anything is performed; nil if there are errors.
    private func countSteps() throws(CommandFailure) -> Int? {
        var parser = ConsoleParser()
        var count = 0
        var diagnostics: [Diagnostic] = []
        for line in lines + [nil] {
            let outcome = line.map { parser.parse($0) } ?? parser.finish()
            diagnostics += outcome.diagnostics
            for typed in outcome.scripts {
                guard case .console(let command) = typed.step.command else {
                    count += 1
                    continue
                }
                if let problem = Self.problem(of: command) { throw CommandFailure(problem) }
            }
        }
        context.show(diagnostics)
        return diagnostics.contains { $0.severity == .error } ? nil : count
    }

    /// Returns why a command of the console cannot be used here; nil if it can.
    private static func problem(of command: ConsoleCommand) -> String? {
        switch command {
        case .screen, .tree, .state, .trace, .clock, .tasks, .elements, .picture, .help: nil
        case .undo: "undo works in the console only; to take a line back, delete it from the script"
        case .save: "save works in the console only; play appends the lines to its script"
        case .run: "play performs one script; name the other one instead"
        case .app:
            "the script's header names the app as `app NAME`; make a script for another one with --set app=NAME"
        case .quit: "quit works in the console only; play ends after its last line"
        }
    }
}

/// The script that is played, which may not exist yet.
struct PlayedFile {
    private let path: String
    private let folder: WorkingFolder

    init(_ location: String, in folder: WorkingFolder) {
        path = ScriptLocation(location)?.path ?? location
        self.folder = folder
    }

    /// Whether the path exists, even if it cannot be read.
    var isThere: Bool { folder.item(at: path) != .nothing || folder.obstacle(at: path) != nil }

    /// Waits until no other `play` performs a script of the same folder; nil if the file system has no locks.
    ///
    /// Without the lock, one of two that append at the same time would lose its lines. The folder is locked, since the
    /// script is replaced as a whole and may not exist yet.
    func lockFolder(_ context: CommandContext) throws(CommandFailure) -> FileLock? {
        try folder.refuseFolder(path)
        let target = folder.resolved(path) ?? folder.systemPath(path)
        let parent = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
        // This process has the lock of that folder already.
        if let storage = context.common.storage, folder.resolved(storage) == folder.resolved(parent) { return nil }
        switch FileLock.acquire(folder: parent) {
        case .acquired(let lock): return lock
        case .impossible: return nil
        case .isBusy:
            context.note("another `play` performs a script in the same folder; this one waits until it has ended")
            return FileLock.wait(folder: parent)
        }
    }

    /// Appends steps, or makes the script with them; a script in the standard layout is formatted again.
    ///
    /// A script whose lines all end with CR and LF keeps these ends.
    func append(_ steps: [String], app: String) throws(CommandFailure) {
        let text = String(decoding: (try? folder.read(path)) ?? [], as: UTF8.self)
        let ends = LineEnds(of: text)
        let old = Array(ends.plain(text).utf8)
        var bytes = old.isEmpty ? Array("walkthrough \(title.quoted)\napp \(app)\n\n".utf8) : old
        if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        bytes += Array((steps.joined(separator: "\n") + "\n").utf8)
        let patterns = PatternCache()
        let wasStandard = (try? ScriptFormatter.format(old, path: path, patterns: patterns)) == old
        if wasStandard, let standard = try? ScriptFormatter.format(bytes, path: path, patterns: patterns) {
            bytes = standard
        }
        try folder.write(Array(ends.restored(String(decoding: bytes, as: UTF8.self)).utf8), to: path)
    }

    /// The title of a new script: its file's name in words.
    private var title: String {
        let words = ScriptPath.title(of: path).split(separator: "-").joined(separator: " ")
        return words.isEmpty ? path : words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// Prints a console's output; it supplies no lines.
final class LinePrinter: LineReader {
    /// Whether output is withheld.
    var isQuiet = false
    private var withheld: [String] = []
    /// Receives the text; strong, it outlives the printer.
    private let output: StreamWriter

    init(_ output: StreamWriter) { self.output = output }

    func next(within time: Duration?) -> LineEvent { .endOfInput }

    func printAbove(_ text: String) { if isQuiet { withheld.append(text) } else { output.writeLine(text) } }

    func printWithheld() {
        for text in withheld { output.writeLine(text) }
        withheld = []
    }

    func close() { output.flush() }
}
