import Basics
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The result of a run in one line, the same in every report: `4 passed, 1 failed, 0 skipped, 2 known failures`.
package struct ResultLine: Equatable {
    /// How many passed, without known failures.
    var passed = 0
    /// How many failed in any way.
    var failed = 0
    /// How many were skipped.
    var skipped = 0
    /// How many failed as their scripts predict.
    var knownFailures = 0
    /// How many have no result.
    var notRun = 0
    /// How many findings the audit has.
    var findings = 0
    /// How many lines have warnings.
    var warnings = 0

    /// Makes the line of a run that is reported event by event.
    init(_ summary: RunSummary, findings: Int, warnings: [WalkthroughWarning]) {
        passed = summary.passed - summary.knownFailures
        (failed, skipped, knownFailures) = (summary.failed, summary.skipped, summary.knownFailures)
        notRun = summary.planned - summary.ended
        (self.findings, self.warnings) = (findings, Self.count(warnings))
    }

    /// Makes the line of a suite or a run from its counts.
    init(_ counts: ReportCounts) {
        (passed, failed, skipped) = (counts.passed, counts.failed + counts.broken, counts.skipped)
        (knownFailures, notRun) = (counts.knownFailures, counts.unfinished)
    }

    /// Makes the line of a report.
    package init(_ report: RunReport) {
        self.init(report.counts)
        (findings, warnings) = (report.audit.entries.count, Self.count(report.walkthroughs.flatMap(\.warnings)))
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

    /// Returns how many lines the warnings are about, each once however many walkthroughs have it.
    private static func count(_ warnings: [WalkthroughWarning]) -> Int { Set(warnings.map(\.withoutWay)).count }
}

/// The description of a failed walkthrough for reports with room for text, in safe lines.
struct FailureLines {
    /// The walkthrough.
    let walkthrough: WalkthroughResult
    /// The header of its run.
    let header: RunHeader

    /// All lines, the most important first.
    var lines: [String] {
        var lines: [String] = []
        switch walkthrough.outcome {
        case .failed, .knownFailure: break
        default: lines += [safe(walkthrough.problem ?? ""), ""]
        }
        if let schedules = walkthrough.schedules { lines += section("schedules", schedules.lines) }
        if let breakdown = walkthrough.breakdown { lines += text(of: breakdown) }
        for failure in walkthrough.failures { lines += text(of: failure) }
        let command = ReproductionCommand(header).line(for: walkthrough)
        return lines + ["to see it again:", "  " + SafeText.line(command)]
    }

    /// The end of what the app printed; empty if unknown.
    var output: [String] {
        guard let output = walkthrough.output else { return [] }
        return ["what the app printed last:"] + output.shown.map { "  " + $0 }
    }

    private func text(of breakdown: WalkthroughBreakdown) -> [String] {
        var lines: [String] = []
        if let place = breakdown.place {
            lines += [safe(place.description) + ":"]
            if let source = breakdown.source { lines += ["  " + safe(source)] }
            lines += ["after \(count(breakdown.stepsBefore, "step"))", ""]
        }
        return lines + section("where the app crashed", breakdown.crash ?? [])
            + section("last events", breakdown.events)
    }

    private func text(of failure: WalkthroughFailure) -> [String] {
        var lines = [safe(failure.place.description) + ": " + safe(failure.headline)]
        if let source = failure.source { lines += ["  " + safe(source)] }
        for use in failure.uses.reversed() { lines += ["  used at " + safe(use.description)] }
        let time = Duration.nanoseconds(failure.virtualNanoseconds).text
        lines += ["after \(count(failure.stepsBefore, "step")), at \(time)"]
        for note in failure.notes { lines += ["note: " + safe(note)] }
        lines += [""]
        lines += section("expected", failure.expected?.lines ?? [])
        lines += section("actual", failure.actual?.lines ?? [])
        lines += section("screen", failure.screen)
        lines += section("pending", failure.pending)
        return lines + section("last events", failure.events)
    }

    private func section(_ title: String, _ content: [String]) -> [String] {
        content.isEmpty ? [] : [title + ":"] + Excerpt.of(content).map { "  " + SafeText.line($0) } + [""]
    }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)" + (number == 1 ? "" : "s") }

    private func safe(_ text: String) -> String { Excerpt.line(text) }
}
