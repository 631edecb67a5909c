import Basics
import StageRuntime
package import WalkthroughRunner

/// Tells a person at a terminal, or a log, how a run of walkthroughs goes.
///
/// On a terminal one line shows the counts and what runs. The first failure is told in full as it comes, later ones in
/// short; at the end come all of them in full, unless there was only the one.
package final class TerminalRecorder: RunRecorder {
    /// How often the live line is drawn at most.
    private static let pace = Duration.milliseconds(50)

    /// What the stream can show.
    private let style: TerminalStyle
    /// How much is said.
    private let verbosity: Verbosity
    /// Whether several walkthroughs may be under way, so that what is said of each waits for its end.
    private let isParallel: Bool
    /// The steps of what ends next, if they wait for it.
    private var steps: [String] = []
    /// Whether screens are audited.
    private let audits: Bool
    /// How a failure is run again.
    private let reproduction: ReproductionCommand
    /// The window's width now; nil if there is none.
    private let columns: () -> Int?
    /// The wall time since some fixed moment.
    private let now: () -> Duration
    /// Where text goes; it must reach a terminal at once.
    private let write: (String) -> Void
    /// When the run began.
    private var start = Duration.zero
    /// The counts so far.
    private var summary = RunSummary()
    /// What is said at the end of those that failed, made as they come: whoever interrupts a run does not wait for it.
    private var failures: [(identity: WalkthroughIdentity, body: String)] = []
    /// What is doubtful so far.
    private var warnings: [(identity: WalkthroughIdentity, warnings: [WalkthroughWarning])] = []
    /// What the audit found so far.
    private var audit = AuditSummary()
    /// What runs now.
    private var current: WalkthroughIdentity?
    /// How many schedules of it were tried, of how many; nil if it is run under none, or none was tried yet.
    private var schedules: (count: Int, total: Int)?
    /// When the live line was drawn last; nil while none stands there.
    private var drawn: Duration?

    /// Makes a recorder of one run.
    ///
    /// - Parameters:
    ///   - style: what the stream can show.
    ///   - verbosity: how much is said.
    ///   - isParallel: whether several walkthroughs may be under way; the steps of one are told right before its end.
    ///   - audits: whether screens are audited, so that it is said at the end what was found.
    ///   - reproduction: how a failure is run again.
    ///   - columns: the window's width, asked whenever the live line is drawn.
    ///   - now: the wall time since some fixed moment.
    ///   - write: takes text that is safe to print.
    package init(
        style: TerminalStyle, verbosity: Verbosity = .normal, isParallel: Bool = false, audits: Bool = false,
        reproduction: ReproductionCommand = ReproductionCommand(),
        columns: @escaping () -> Int? = { nil }, now: @escaping () -> Duration, write: @escaping (String) -> Void
    ) {
        self.style = style
        self.verbosity = verbosity
        self.isParallel = isParallel
        self.audits = audits
        self.reproduction = reproduction
        self.columns = columns
        self.now = now
        self.write = write
    }

    /// Says what there is to say of an event.
    package func record(_ event: RunEvent) {
        switch event {
        case .runStarted(let planned):
            start = now()
            summary = RunSummary(planned: planned)
        case .walkthroughStarted(let identity):
            (current, schedules) = (identity, nil)
            if verbosity == .verbose, !isParallel { say([heading(of: identity)]) }
            draw()
        case .schedulesTried(_, let count, let total):
            schedules = (count, total)
            draw()
        case .stepEnded(let step):
            guard verbosity == .verbose else { return }
            if isParallel { steps.append(line(of: step)) } else { say([line(of: step)]) }
        case .walkthroughEnded(let result):
            end(result)
        case .walkthroughWarned(let identity, let warnings):
            self.warnings.append((identity, warnings))
        case .runEnded(let summary):
            end(summary)
        }
    }

    // MARK: - Walkthroughs

    private func heading(of identity: WalkthroughIdentity) -> String {
        style.paint(Excerpt.line(identity.name), .bold)
    }

    private func line(of step: PerformedStep) -> String {
        let mark = step.hasFailed ? style.paint("✘", .red) : style.paint("✓", .green)
        let time = ColumnWidth.pad(Duration.nanoseconds(step.virtualNanoseconds).text, to: 10)
        return "  " + mark + " " + style.paint(time, .dim) + Excerpt.fragment(step.source)
    }

    private func end(_ result: WalkthroughResult) {
        summary.count(result.outcome)
        let name = Excerpt.fragment(result.walkthrough.name)
        if result.isFailure { note(result) }
        if !result.warnings.isEmpty { warnings.append((result.walkthrough, result.warnings)) }
        audit.take(result.findings, of: result.walkthrough, with: result.parameters)
        guard verbosity != .quiet else { return }
        if verbosity == .verbose, isParallel {
            say([heading(of: result.walkthrough)] + steps)
            steps = []
        }
        switch result.outcome {
        case .passed:
            if let schedules = result.schedules {
                say([style.paint("held", .green) + " " + name + ": " + Excerpt.fragment(schedules.summary)])
            } else if verbosity == .verbose {
                say([style.paint("  passed", .green), ""])
            }
        case .skipped:
            say([style.paint("skipped", .yellow) + " " + name + ": " + Excerpt.fragment(result.reason ?? "")])
        case .knownFailure:
            say([style.paint("known failure", .yellow) + " " + name + ": " + Excerpt.fragment(result.reason ?? "")])
        case .failed, .unexpectedPass, .crashed, .timedOut, .unfinished, .notRun:
            say(told(result))
        }
    }

    /// What is said of a failure as it comes.
    private func told(_ failed: WalkthroughResult) -> [String] {
        guard failures.count == 1 else { return FailureText(failed, style: style).summary }
        return FailureText(failed, reproduction: reproduction, style: style).linesAsItComes
    }

    private func note(_ failed: WalkthroughResult) {
        let text = FailureText(failed, reproduction: reproduction, style: style)
        failures.append((failed.walkthrough, text.body.map { $0 + "\n" }.joined()))
    }

    // MARK: - The end

    private func end(_ summary: RunSummary) {
        current = nil
        var lines: [String] = []
        // Several jobs end in any order; what is said last is the same each time.
        let warnings = self.warnings.sorted { $0.identity.stands(before: $1.identity) }.flatMap(\.warnings)
        let findings = FindingsText(style: style, reproduction: reproduction)
        if verbosity != .quiet { lines += findings.lines(of: warnings) }
        if audits, verbosity != .quiet || !audit.isEmpty { lines += findings.lines(of: audit) }
        if !failures.isEmpty || !lines.isEmpty { lines.append("") }
        let last = ResultLine(summary, findings: audit.entries.count, warnings: warnings)
        say(lines + [last.text(style: style, time: now() - start)], after: failureTexts)
    }

    /// Everything that failed, numbered by script, then row and repetition; nothing if it is told already.
    private var failureTexts: String {
        if failures.count == 1, verbosity != .quiet { return "" }
        return failures.sorted { $0.identity.stands(before: $1.identity) }.enumerated().map { index, failure in
            "\n" + FailureText.title(of: failure.identity, index + 1, style) + "\n" + failure.body
        }.joined()
    }

    // MARK: - The stream

    /// Prints lines where the live line stood, after text that has whole lines.
    private func say(_ lines: [String], after text: String = "") {
        guard !lines.isEmpty else { return }
        write((drawn == nil ? "" : "\r\u{1B}[K") + text + lines.map { $0 + "\n" }.joined())
        drawn = nil
    }

    private func draw() {
        guard style.isLive, verbosity == .normal, let current else { return }
        let time = now()
        if let drawn, time - drawn < Self.pace { return }
        var counts = "[\(summary.ended + 1)/\(summary.planned)] \(summary.failed) failed  "
        if let schedules { counts += "\(schedules.count)/\(schedules.total) schedules  " }
        let line = ColumnWidth.cut(counts + Excerpt.fragment(current.name), to: max(1, (columns() ?? 80) - 1))
        write("\r\u{1B}[K" + style.paint(line, .dim))
        drawn = time
    }
}

extension WalkthroughIdentity {
    /// Whether a walkthrough stands before another in a list by script, then row and repetition.
    fileprivate func stands(before other: WalkthroughIdentity) -> Bool {
        (path, line ?? 0, repetition ?? 0, title) < (other.path, other.line ?? 0, other.repetition ?? 0, other.title)
    }
}

extension TerminalRecorder {
    /// How much is said.
    package enum Verbosity: Equatable, Sendable {
        /// Failures and the last line.
        case quiet
        /// What was skipped or failed as expected too, and on a terminal what runs.
        case normal
        /// Every step as it is performed.
        case verbose
    }
}

/// Wall time for a person to read: two decimals, three below a tenth of a second.
package enum WallTime {
    /// Returns the time in seconds: `0.21 s`, `0.008 s`, `12.50 s`.
    package static func text(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        let milliseconds = max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000)
        let digits = milliseconds < 100 ? 3 : 2
        let parts = digits == 3 ? milliseconds % 1000 : milliseconds % 1000 / 10
        let fraction = String(parts)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction + " s"
    }
}
