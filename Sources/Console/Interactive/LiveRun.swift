import Basics
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// An app on a stage with the lines performed on it, which can be undone, replayed and saved.
///
/// It continues after a failed step or a problem of the stage. The console owns it.
final class LiveRun {
    /// The start of the run.
    let setup: RunSetup
    /// The session; strong, replaced by a replay.
    private(set) var session: Session
    /// The name of the screen after the launch.
    private(set) var firstScreenName: String?
    /// Whether the app was launched before anything was done.
    private(set) var launchedFirst = false
    /// The steps of each line.
    private(set) var lines: [[ConsoleStep]] = []
    /// The line that is performed now, and whether it hides a secret; nil between lines.
    private(set) var performing: (source: String, isSecret: Bool)?

    /// How many of the last trace events a failure shows.
    private static let shownEvents = 12
    /// How many steps were performed, including failed ones.
    private var stepCount = 0
    /// Whether the last line ended with a `use`; a wait after it may have nothing to wait for.
    private var hasJustUsed = false

    /// Begins a run; the app is launched by `launch()`.
    init(_ setup: RunSetup) throws(CommandFailure) {
        self.setup = setup
        session = try setup.makeSession()
    }

    /// Launches the app.
    ///
    /// - Throws: the problem that occurred; the app is launched anyway.
    func launch() throws(StepFailure) {
        guard !session.isLaunched else { return }
        launchedFirst = lines.joined().isEmpty
        defer { firstScreenName = session.screenName }
        try session.launchIfNeeded()
    }

    /// Performs the program of a line, up to the first step that fails.
    ///
    /// - Parameters:
    ///   - isScript: whether each step counts as a line, which `undo` removes alone.
    ///   - start: where to begin; nil for the first step.
    ///   - isWanted: asked before each step; the first that is not wanted ends the performance.
    func perform(
        _ program: Program, isScript: Bool = false, from start: Program.Cursor? = nil,
        while isWanted: (PlannedStep) -> Bool = { _ in true }
    ) -> LinePerformance {
        var result = LinePerformance()
        lines.append([])
        var cursor = start ?? program.makeCursor()
        if start != nil { hasJustUsed = false }
        while var step = cursor.next(), isWanted(step) {
            if isScript, lines.last?.isEmpty == false { lines.append([]) }
            if hasJustUsed { step.followsUse = true }
            hasJustUsed = false
            let stepsBefore = stepCount
            guard let (failure, source) = perform(step, &cursor, at: isScript ? step.location : nil) else {
                if let warning = session.warning(about: step), !result.warnings.contains(warning) {
                    result.warnings.append(warning)
                }
                continue
            }
            let description = session.describe(
                failure, at: step.location, source: source, uses: step.uses, stepsBefore: stepsBefore,
                events: Self.shownEvents)
            result.failed.append(FailedStep(step: step, failure: failure, description: description))
            guard step.command.isSoftExpectation, failure.kind == .expectation else { break }
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        hasJustUsed = program.endsWithUse
        return result
    }

    /// Moves the clock to the present, as real time does; returns the problem that occurred, if any.
    func follow(to instant: StageInstant) -> StepFailure? {
        let start = session.stage.clock.now
        var failure: StepFailure?
        do throws(StepFailure) {
            try session.follow(to: instant)
        } catch {
            failure = error
        }
        let elapsed = start.duration(to: session.stage.clock.now)
        guard elapsed > .zero else { return failure }
        // Time that passes belongs to the line before it: `undo` removes both.
        var line = lines.popLast() ?? []
        if let last = line.last, case .wait(.by(let before)) = last.command {
            line[line.count - 1] = passed(before + elapsed)
        } else {
            line.append(passed(elapsed))
        }
        lines.append(line)
        return failure
    }

    /// Replays the run without its last line, and returns that line's steps; nil if there is none.
    ///
    /// - Throws: why no new stage can be made; the run is then unchanged.
    func undo() throws(CommandFailure) -> [ConsoleStep]? {
        guard let undone = lines.last else { return nil }
        let kept = lines.dropLast()
        let next = try setup.makeSession()
        session.end()
        // Removes what the old app wrote as it ended.
        _ = try? setup.resetStorage()
        session = next
        try? session.launchIfNeeded()
        for step in kept.joined() { replay(step) }
        lines = Array(kept)
        return undone
    }

    /// Ends the app and the stage.
    func end() { session.end() }

    // MARK: - Steps

    private func passed(_ time: Duration) -> ConsoleStep {
        let command = Command.wait(.by(time))
        return ConsoleStep(
            command: command, source: command.description, elapsed: time, screenName: session.screenName)
    }

    /// Performs a step; in a script, the trace has its location, as in a run by `test`.
    ///
    /// - Returns: why it failed, and its line without secrets; nil if it passed.
    private func perform(
        _ step: PlannedStep, _ cursor: inout Program.Cursor, at location: SourceLocation?
    ) -> (failure: StepFailure, source: String)? {
        let start = session.stage.clock.now
        var hash = session.stage.trace.hash
        var source = session.concealingSecrets(of: step.command, in: step.source)
        var failure: StepFailure?
        stepCount += 1
        performing = (source, source != step.source)
        defer { performing = nil }
        do throws(StepFailure) {
            if step.command.needsApp, !session.isLaunched {
                try launch()
                source = session.concealingSecrets(of: step.command, in: step.source)
            }
            if case .when(let expectation, _) = step.command {
                if try session.holds(expectation, at: location) { cursor.enterBlock() }
            } else {
                defer { (hash, source) = (session.hashAtStep, session.line) }
                try session.perform(step.command, source: step.source, at: location)
            }
        } catch {
            failure = error
        }
        // A step that failed without any effect need not be undone.
        if let failure, session.stage.trace.hash == hash { return (failure, source) }
        let line = "\(step.command)"
        let performed = ConsoleStep(
            command: step.command, source: source, isSecret: session.secrets.concealing(in: line) != line,
            hasFailed: failure != nil, elapsed: start.duration(to: session.stage.clock.now),
            screenName: session.screenName)
        lines[lines.count - 1].append(performed)
        return failure.map { ($0, source) }
    }

    /// Performs a step again; one that failed fails again.
    private func replay(_ step: ConsoleStep) {
        if case .when(let expectation, _) = step.command {
            _ = try? session.holds(expectation)
        } else {
            try? session.perform(step.command, source: step.source)
        }
    }
}

extension Program {
    /// Whether its last step is a `use`.
    fileprivate var endsWithUse: Bool { if case .use? = script.steps.last?.command { true } else { false } }
}

/// The results of the steps of a line or a script.
struct LinePerformance {
    /// The failed steps: soft expectations, and the step that ended the line.
    var failed: [FailedStep] = []
    /// The warnings about steps that passed and prove nothing.
    var warnings: [WalkthroughWarning] = []
}

/// A step of a line that failed, and why.
struct FailedStep {
    let step: PlannedStep
    let failure: StepFailure
    /// The failure with the state of the stage at that moment.
    let description: WalkthroughFailure
}
