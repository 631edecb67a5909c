import Basics
import Foundation
import TestSupport

@testable import Reports
@testable import WalkthroughLanguage
@testable import Results

/// A walkthrough that failed with very long texts wherever an app or a script can have one.
@Suite struct LongTextTests {
    private static let long =
        "begin"
        + String(
            repeating: "0123456789", count: Thoroughness.choose(10_000, thorough: 100_000)) + "end"
    private static let cut = " bytes left out …"

    private func result(_ outcome: WalkthroughResult.Outcome) -> WalkthroughResult {
        let text = Self.long
        let place = SourceLocation(file: "a.walk", line: 1, column: 1)
        var result = WalkthroughResult(
            WalkthroughIdentity(path: "a.walk", line: 3, title: text, rowName: nil), outcome)
        if outcome == .crashed {
            result.breakdown = WalkthroughBreakdown(.exit(1), source: text, events: [text, text])
        }
        if outcome == .skipped || outcome == .unexpectedPass { result.reason = text }
        result.failures = [
            WalkthroughFailure(
                StepFailure(.expectation, text, expected: text, actual: text, notes: [text]), at: place, source: text,
                screen: [text], pending: [text], events: [text])
        ]
        result.warnings = [WalkthroughWarning(at: place, source: text, uses: [], text, advice: text)]
        result.steps = [.shown(at: place, text, hasFailed: true, on: text, [text], nil, events: [text])]
        result.output = AppOutput(text)
        return result
    }

    private func report(_ result: WalkthroughResult) -> RunReport {
        Fixtures.report(of: [.runStarted(RunHeader(), plan: []), .walkthroughEnded(result)])
    }

    @Test func `every report says how much it leaves out`() {
        for outcome in [WalkthroughResult.Outcome.failed, .crashed, .skipped, .unexpectedPass] {
            let report = report(result(outcome))
            let texts = ReportFormats.all.filter { $0 != JsonLinesReport.self }.map(report.text)
            for text in texts + [report.text(GitHubSummary.render)] {
                #expect(text.utf8.count < 60_000)
                #expect(text.contains(Self.cut))
            }
        }
    }

    @Test(arguments: [TerminalRecorder.Verbosity.normal, .verbose])
    func `so does the terminal`(verbosity: TerminalRecorder.Verbosity) {
        for outcome in [WalkthroughResult.Outcome.failed, .crashed, .skipped, .unexpectedPass] {
            var text = ""
            let recorder = TerminalRecorder(
                style: TerminalStyle(isColoured: true, isLive: true), verbosity: verbosity, now: { .zero },
                write: { text += $0 })
            let result = result(outcome)
            recorder.record(.runStarted(planned: 1))
            recorder.record(.walkthroughStarted(result.walkthrough))
            for step in result.steps { recorder.record(.stepEnded(step)) }
            recorder.record(.walkthroughEnded(result))
            recorder.record(.runEnded(RunSummary(planned: 1)))
            #expect(text.utf8.count < 40_000)
            #expect(text.contains(Self.cut))
        }
    }

    @Test func `the journal has all of it`() throws {
        let walkthrough = result(.failed)
        let lines =
            JournalEntry.runStarted(RunHeader(), plan: []).line + JournalEntry.walkthroughEnded(walkthrough).line
        let read = try JournalReader().report(from: Data(lines), path: "j.jsonl")
        expect((read.walkthroughs, read.walkthroughs[0].failures[0].message), is: ([walkthrough], Self.long))
    }
}
