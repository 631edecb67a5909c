import Basics
import Foundation
package import Results
import StageRuntime

/// Reports a run of walkthroughs to a person at a terminal, or to a log.
///
/// On a terminal, one line shows the counts and the current walkthrough. The first failure is printed in full when it
/// happens, later ones in short. At the end all are printed in full, unless there was only one.
package final class TerminalRecorder: RunRecorder {
    /// The minimum interval between updates of the live line.
    private static let pace = Duration.milliseconds(50)

    private let style: TerminalStyle
    private let verbosity: Verbosity
    /// Whether several walkthroughs may run at a time, so that each is reported at its end.
    private let isParallel: Bool
    /// The steps of the next walkthrough to end, if they wait for its end.
    private var steps: [String] = []
    private let audits: Bool
    private let reproduction: ReproductionCommand
    /// The window's width now; nil if there is none.
    private let columns: () -> Int?
    /// The wall time since some fixed moment.
    private let now: () -> Duration
    /// Writes text, which must reach a terminal at once.
    private let write: (String) -> Void
    private var start = Duration.zero
    private var summary = RunSummary()
    /// The texts of failures for the end, made as they happen, so that an interrupt need not wait for them.
    private var failures: [(identity: WalkthroughIdentity, body: String)] = []
    private var warnings: [(identity: WalkthroughIdentity, warnings: [WalkthroughWarning])] = []
    private var audit = AuditSummary()
    /// Whether each walkthrough that has ended got to its end.
    private var allReachedEnds = true
    private var current: WalkthroughIdentity?
    /// How many of its schedules were tried, and the total; nil before the first or without schedules.
    private var schedules: (count: Int, total: Int)?
    /// When the live line was last drawn; nil if there is none.
    private var drawn: Duration?

    /// Makes a recorder of one run.
    ///
    /// - Parameters:
    ///   - isParallel: whether several walkthroughs may run at a time; the steps of each are then printed at its end.
    ///   - audits: whether screens are audited, so that the findings are printed at the end.
    ///   - columns: returns the window's width, called whenever the live line is drawn.
    ///   - now: returns the wall time since some fixed moment.
    ///   - write: writes text that is safe to print.
    package init(
        style: TerminalStyle, verbosity: Verbosity = .normal, isParallel: Bool = false, audits: Bool = false,
        reproduction: ReproductionCommand = ReproductionCommand(),
        columns: @escaping () -> Int? = { nil }, now: @escaping () -> Duration, write: @escaping (String) -> Void
    ) {
        (self.style, self.verbosity, self.isParallel, self.audits) = (style, verbosity, isParallel, audits)
        (self.reproduction, self.columns, self.now, self.write) = (reproduction, columns, now, write)
    }

    /// Prints the text of an event.
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
        case .walkthroughObserved: break
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
        audit.add(result.findings, of: result.walkthrough, with: result.parameters)
        allReachedEnds = allReachedEnds && [.passed, .unexpectedPass, .skipped].contains(result.outcome)
        if verbosity == .compact { return say(result.isFailure ? [CompactLine.text(of: result)] : []) }
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
            say(text(of: result))
        }
    }

    /// Returns the text that is printed when a failure happens: the first in full, later ones in short.
    private func text(of failed: WalkthroughResult) -> [String] {
        guard failures.count == 1 else { return FailureText(failed, style: style).summary }
        return FailureText(failed, reproduction: reproduction, style: style).linesWithoutNumber
    }

    private func note(_ failed: WalkthroughResult) {
        let text = FailureText(failed, reproduction: reproduction, style: style)
        failures.append((failed.walkthrough, text.body.map { $0 + "\n" }.joined()))
    }

    // MARK: - The end

    private func end(_ summary: RunSummary) {
        current = nil
        var lines: [String] = []
        // Walkthroughs side by side end in any order, but the last lines are always in the same order.
        let warnings = self.warnings.sorted { $0.identity.comes(before: $1.identity) }.flatMap(\.warnings)
        let findings = FindingsText(style: style, reproduction: reproduction)
        if verbosity == .compact {
            lines += warnings.map(CompactLine.text)
        } else if verbosity != .quiet {
            lines += findings.lines(of: warnings)
        }
        if audits, verbosity != .quiet || !audit.isEmpty {
            lines += findings.lines(of: audit, isComplete: allReachedEnds && summary.unfinished == 0)
        }
        if verbosity != .compact, !failures.isEmpty || !lines.isEmpty { lines.append("") }
        let last = ResultLine(summary, findings: audit.entries.count, warnings: warnings)
        say(lines + [last.text(style: style, time: now() - start)], after: failureTexts)
    }

    /// The texts of all failures, numbered by script, row and repetition; empty if they were printed in full already.
    private var failureTexts: String {
        if verbosity == .compact || failures.count == 1 && verbosity != .quiet { return "" }
        return failures.sorted { $0.identity.comes(before: $1.identity) }.enumerated().map { index, failure in
            "\n" + FailureText.title(of: failure.identity, index + 1, style) + "\n" + failure.body
        }.joined()
    }

    // MARK: - The stream

    /// Prints lines instead of the live line, after text of whole lines.
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
    /// Returns whether a walkthrough comes before another in the order of script, row and repetition.
    fileprivate func comes(before other: WalkthroughIdentity) -> Bool {
        (path, line ?? 0, repetition ?? 0, title) < (other.path, other.line ?? 0, other.repetition ?? 0, other.title)
    }
}

extension TerminalRecorder {
    /// How much is printed.
    package enum Verbosity: Equatable, Sendable {
        /// Failures and the last line.
        case quiet
        /// Failures and warnings, one line each that begins with the location in the script, and the last line.
        case compact
        /// Also skipped walkthroughs and known failures, and on a terminal the current one.
        case normal
        /// Also each step as it is performed.
        case verbose
    }
}

/// Wall time in seconds.
package enum WallTime {
    /// Returns the time for a person, with two decimals, three below a tenth of a second: `0.21 s`, `0.008 s`.
    package static func text(_ time: Duration) -> String {
        let text = seconds(time.wholeNanoseconds)
        return (time < .milliseconds(100) ? text : String(text.dropLast())) + " s"
    }

    /// Returns the seconds with three decimals, cut off, never negative.
    static func seconds(_ nanoseconds: Int64) -> String {
        String(format: "%.3f", Double(max(nanoseconds, 0) / 1_000_000) / 1000)
    }
}
