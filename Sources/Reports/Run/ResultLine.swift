import StageRuntime
import WalkthroughRunner

/// How a run went in one line, the same words in every report: `4 passed, 1 failed, 0 skipped, 2 known failures`.
package struct ResultLine: Equatable {
    /// How many passed; those that failed as expected are not among them.
    var passed = 0
    /// How many went wrong in any way.
    var failed = 0
    /// How many were skipped.
    var skipped = 0
    /// How many failed as their scripts say they do.
    var knownFailures = 0
    /// How many have no result.
    var notRun = 0
    /// How many problems the audit found.
    var findings = 0
    /// How many lines are doubtful.
    var warnings = 0

    /// Takes the counts of a run that is told event by event.
    init(_ summary: RunSummary, findings: Int, warnings: [WalkthroughWarning]) {
        passed = summary.passed - summary.knownFailures
        (failed, skipped, knownFailures) = (summary.failed, summary.skipped, summary.knownFailures)
        notRun = summary.planned - summary.ended
        (self.findings, self.warnings) = (findings, Self.count(warnings))
    }

    /// Takes how many walkthroughs went how, of a suite or a run.
    init(_ counts: ReportCounts) {
        (passed, failed, skipped) = (counts.passed, counts.failed + counts.broken, counts.skipped)
        (knownFailures, notRun) = (counts.knownFailures, counts.unfinished)
    }

    /// Takes the counts of a report.
    package init(_ report: RunReport) {
        self.init(report.counts)
        (findings, warnings) = (report.audit.entries.count, Self.count(report.walkthroughs.flatMap(\.warnings)))
    }

    /// Returns the line without a full stop.
    ///
    /// - Parameters:
    ///   - style: paints what happened at least once.
    ///   - time: how long it took in wall time; nil if that is not known.
    package func text(style: TerminalStyle = .plain, time: Duration? = nil) -> String {
        func count(_ number: Int, _ word: String, _ ink: TerminalInk) -> String {
            number > 0 ? style.paint("\(number) \(word)", ink) : "\(number) \(word)"
        }
        var parts = [
            count(passed, "passed", .green), count(failed, "failed", .red), count(skipped, "skipped", .yellow),
        ]
        if knownFailures > 0 {
            parts.append(count(knownFailures, knownFailures == 1 ? "known failure" : "known failures", .yellow))
        }
        if notRun > 0 { parts.append(count(notRun, "not run", .yellow)) }
        if findings > 0 { parts.append(count(findings, "found by the audit", .red)) }
        if warnings > 0 { parts.append(count(warnings, warnings == 1 ? "warning" : "warnings", .yellow)) }
        return parts.joined(separator: ", ") + (time.map { " in " + WallTime.text($0) } ?? "")
    }

    /// Returns how many lines are meant, each once however many walkthroughs it is met in.
    private static func count(_ warnings: [WalkthroughWarning]) -> Int { Set(warnings.map(\.withoutWay)).count }
}
