import Basics
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Performs the lines of a person or a pipe, and prints what they change.
///
/// `run` and `play` make it and give it lines; it prints through the source of the lines.
final class ConsoleDriver {
    /// The apps and the configuration.
    let project: Project
    /// The apps, the common options and the streams.
    let context: CommandContext
    /// The options of `run`.
    let options: RunOptions
    /// The style of the stream.
    let style: TerminalStyle
    /// Prints text above the line being typed; strong, it lives as long as the console.
    let source: any LineReader
    /// The run; strong, replaced by `app` and `run`.
    private(set) var run: LiveRun
    /// Parses the lines.
    private var parser = ConsoleParser()
    /// The files that `save` wrote.
    var savedFiles = SavedFiles()
    /// The line that was typed last, as it may be shown; nil before the first.
    private(set) var typedLine: ShownLine?
    /// Whether that line, or one of its block, holds a secret.
    private(set) var hidesTypedLines = false
    /// The parsed line, until ``perform(line:)`` performs it.
    private var parsed: ConsoleParser.Outcome?
    /// The typed steps that were performed, as they were typed.
    private(set) var performedSteps: [String] = []
    /// Whether a line has failed.
    var hasFailed = false
    /// Whether `quit` was typed.
    var hasQuit = false

    /// Makes a console on a run that has not been launched.
    init(_ run: LiveRun, project: Project, options: RunOptions, context: CommandContext, source: any LineReader) {
        (self.run, self.project, self.options, self.context) = (run, project, options, context)
        self.source = source
        style = context.outputStyle
    }

    /// The session on which lines are performed.
    var session: Session { run.session }

    /// Whether a block or a picture waits for more lines.
    var isIncomplete: Bool { parser.isIncomplete }

    // MARK: - Lines

    /// Writes the steps so far as a script, including the one that crashed; returns a sentence that names the file.
    func saveAfterCrash() -> String {
        let folder = LastRunFile.folderName
        let path = folder + "/crash.walk"
        var text = SavedScript(run).text
        if let line = run.performing {
            text += line.isSecret ? "# It crashed in: \(line.source)\n" : line.source + "\n"
        }
        do throws(CommandFailure) {
            try context.folder.makeFolder(folder)
            try context.folder.write(Array(text.utf8), to: path)
        } catch {
            return "The steps so far are not saved: " + error.messages.map(SafeText.fragment).joined(separator: ", ")
        }
        return "The steps so far are in \(path); to see it again: \(context.command) test \(path)"
    }

    /// Prints the app's name, launches it and shows its screen.
    func start() {
        introduce()
        launch()
        let snapshot = StageSnapshot(session)
        say(ChangeText.whole(snapshot, style) + [ChangeText.clock(snapshot, style)])
    }

    /// Prints the app's name and performs a script, which launches it.
    func start(with script: ScriptStart) {
        introduce()
        perform(script)
    }

    private func introduce() {
        let app = run.setup.app
        say([style.paint(SafeText.fragment(app.name), .bold) + ": " + SafeText.fragment(app.summary)])
    }

    private func launch() {
        do throws(StepFailure) {
            try run.launch()
        } catch {
            fail(error, at: nil)
        }
    }

    /// Parses the next line, and returns it with dots for its secrets; ``perform(line:)`` performs it.
    func read(_ line: String) -> ShownLine {
        if let typedLine, parsed != nil { return typedLine }
        let wasIncomplete = isIncomplete
        let outcome = parser.parse(line)
        let shown = shown(line, as: outcome)
        hidesTypedLines = wasIncomplete && hidesTypedLines || shown.hidesSomething
        (typedLine, parsed) = (shown, outcome)
        return shown
    }

    /// Performs a line.
    func perform(line: String) {
        _ = read(line)
        guard let outcome = parsed else { return }
        parsed = nil
        perform(outcome)
    }

    /// Drops the block or picture that waits for more lines.
    func cancelBlock() { parser.cancel() }

    /// Ends a block or picture that waits for more lines.
    func finish() { perform(parser.finish()) }

    private func perform(_ outcome: ConsoleParser.Outcome) {
        for typed in outcome.scripts where !hasQuit {
            switch typed.step.command {
            case .console(let command): perform(command)
            case .wait(.next) where session.pending.first?.due == nil: explainWaiting()
            default:
                performedSteps.append(typed.text)
                perform(typed)
            }
        }
        show(outcome.diagnostics)
    }

    // MARK: - Steps

    /// Checks a step against the app's names, performs it and prints what it changed.
    private func perform(_ typed: TypedScript) {
        let loader = project.loader(options.parameters, for: .typing, in: context.folder, app: run.setup.app.name)
        let result = loader.load(typed)
        guard let walkthrough = result.walkthroughs.first, !result.hasErrors else { return show(result.diagnostics) }
        let command = typed.step.command
        let before = StageSnapshot(session)
        let performance = run.perform(walkthrough.program)
        for step in performance.failed { fail(step.failure, at: step.step) }
        let change = change(since: before)
        let hasFailed = !performance.failed.isEmpty
        let effect = hasFailed ? nil : StepEffect(command: command).line
        if let effect { say([effect]) }
        let isExpectation = if case .expect = command { true } else { false }
        if change.isEmpty, isExpectation, !hasFailed, effect == nil {
            say([style.paint("holds", .green)])
        } else if !change.isEmpty || (!hasFailed && effect == nil) {
            say(change.lines)
        }
        warn(performance.warnings)
    }

    /// Performs a script's steps, which `undo` removes one by one, and prints the changes.
    func perform(_ script: ScriptStart) {
        guard let walkthrough = script.walkthrough else { return }
        say(script.remarks)
        let before = StageSnapshot(session)
        let performance = run.perform(walkthrough.program, isScript: true)
        let identity = WalkthroughIdentity(walkthrough)
        if !performance.failed.isEmpty {
            hasFailed = true
            var result = WalkthroughResult(identity, .failed, failures: performance.failed.map(\.description))
            result.parameters = session.givenParameters(of: walkthrough.program)
            say(FailureText(result, reproduction: reproduction, style: style).lines(number: 1))
        }
        launch()
        let change = change(since: before)
        say(
            performance.failed.isEmpty
                ? change.lines
                : [ChangeText.clock(change.after, from: before.time == change.after.time ? nil : before.time, style)])
        warn(performance.warnings)
    }

    /// The command that runs a script again as it ran here.
    private var reproduction: ReproductionCommand {
        var options = TestOptions()
        options.seed = run.setup.seed
        options.parameters = self.options.parameters
        return RunHeading(options, context).reproduction
    }

    /// Moves the clock to the present, and prints the changes.
    func follow(to instant: StageInstant) {
        let before = StageSnapshot(session)
        let failure = run.follow(to: instant)
        let change = change(since: before)
        if change.isNotable {
            say(change.requests)
            source.repaint(change.present, log: change.changes.joined(separator: "\n"))
        }
        if let failure { fail(failure, at: nil) }
    }

    private func change(since before: StageSnapshot) -> ChangeText {
        let after = StageSnapshot(session)
        let events = session.lastEvents(after.eventCount - before.eventCount)
        var before = before
        // A text that has become a secret since is no change of the screen.
        before.lines = before.lines.map { session.secrets.concealing(in: $0) }
        return ChangeText(before: before, after: after, events: events, style: style)
    }

    private func explainWaiting() {
        session.stage.settle()
        let held = session.pending.map(\.line)
        let stuck = session.stage.stuckTasks
        if session.isSuspended { return say(["the app is suspended: `foreground` brings it back"]) }
        var lines = ["nothing is due, so there is nothing to wait for"]
        lines += held.map { SafeText.line($0) }
        if held.isEmpty, !stuck.isEmpty {
            lines.append("waiting for ever: " + stuck.map(SafeText.fragment).joined(separator: ", "))
        }
        say(lines)
    }

    // MARK: - Runs

    /// Replaces this run by another.
    func begin(_ setup: RunSetup) throws(CommandFailure) {
        let next = try LiveRun(setup)
        run.end()
        run = next
    }

    /// Ends the app and the stage.
    func end() { run.end() }
}
