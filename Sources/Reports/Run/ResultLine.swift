import Results
import StageRuntime

/// The result of a run in one line, the same in every report: `4 passed, 1 failed, 0 skipped, 2 known failures`.
package struct ResultLine: Equatable {
    /// How many passed, without known failures.
    var passed = 0
    var failed = 0
    var skipped = 0
    var knownFailures = 0
    /// How many have no result.
    var notRun = 0
    var findings = 0
    /// How many lines have warnings.
    var warnings = 0

    /// Makes the line of a suite or a run from its counts.
    init(_ counts: RunSummary, findings: Int = 0, warnings: [WalkthroughWarning] = []) {
        (passed, failed, skipped) = (counts.passedOutright, counts.failed, counts.skipped)
        (knownFailures, notRun) = (counts.knownFailures, counts.unfinished)
        (self.findings, self.warnings) = (findings, Self.count(warnings))
    }

    /// Makes the line of a report.
    package init(_ report: RunReport) {
        self.init(
            report.counts, findings: report.audit.entries.count, warnings: report.walkthroughs.flatMap(\.warnings))
    }

    /// Returns the line without a full stop.
    ///
    /// - Parameters:
    ///   - style: colours counts that are not 0.
    ///   - time: the wall time; nil if unknown.
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

    /// Returns the number of different warnings; several walkthroughs may have the same one.
    private static func count(_ warnings: [WalkthroughWarning]) -> Int { Set(warnings.map(\.withoutUses)).count }
}
