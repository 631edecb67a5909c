import Foundation
import StageRuntime
import Testing

@testable import Reports
@testable import Walkthroughs

/// A walkthrough that failed with texts of a megabyte wherever an app or a script can have one.
@Suite struct LongTextTests {
    private static let long = "begin" + String(repeating: "0123456789", count: 100_000) + "end"
    private static let cut = " bytes left out …"

    private func result(_ outcome: WalkthroughResult.Outcome) -> WalkthroughResult {
        let text = Self.long
        let place = SourceLocation(file: "a.walk", line: 1, column: 1)
        var result = WalkthroughResult(
            identity: WalkthroughIdentity(path: "a.walk", line: 3, title: text, rowName: nil), outcome: outcome)
        let event = TraceEvent(time: .zero, category: .app, name: "said", fields: [.init("text", text)])
        result.failures = [
            WalkthroughFailure(
                location: place, source: text, uses: [],
                failure: StepFailure(.expectation, text, expected: text, actual: text, notes: [text]), stepsBefore: 0,
                time: .zero, screen: [text], pending: [PendingEvent(name: text, due: nil)], lastEvents: [event])
        ]
        result.warnings = [WalkthroughWarning(at: place, source: text, uses: [], text, advice: text)]
        result.steps = [
            StepRecord(
                location: place, source: text, time: .zero, hasFailed: true,
                detail: StepDetail(screenName: text, screen: [text], picture: nil, events: [event]))
        ]
        result.output = AppOutput(text)
        return result
    }

    private var crash: WalkthroughResult.Outcome {
        .crashed(
            WalkthroughBreakdown(.exit(1), location: nil, source: Self.long, lastEvents: [Self.long, Self.long]))
    }

    private func report(_ result: WalkthroughResult) -> RunReport {
        Fixtures.report(of: [.runStarted(RunHeader(), plan: []), .walkthroughEnded(ReportedWalkthrough(result))])
    }

    @Test func `every report says how much it leaves out`() {
        for outcome in [.failed, crash, .skipped(reason: Self.long), .unexpectedPass(reason: Self.long)] {
            let report = report(result(outcome))
            let renders: [(RunReport) -> [UInt8]] = [
                JUnitReport.render, TapReport.render, HtmlReport.render, GitHubSummary.render,
                { GitHubAnnotations.render($0) },
            ]
            for render in renders {
                let text = report.text(render)
                #expect(text.utf8.count < 60_000)
                #expect(text.contains(Self.cut))
            }
        }
    }

    @Test(arguments: [TerminalRecorder.Verbosity.normal, .verbose])
    func `so does the terminal`(verbosity: TerminalRecorder.Verbosity) {
        for outcome in [.failed, crash, .skipped(reason: Self.long), .unexpectedPass(reason: Self.long)] {
            var text = ""
            let recorder = TerminalRecorder(
                style: TerminalStyle(isColoured: true, isLive: true), verbosity: verbosity, now: { .zero },
                write: { text += $0 })
            let result = result(outcome)
            recorder.record(.runStarted(planned: 1))
            recorder.record(.walkthroughStarted(result.identity))
            for step in result.steps { recorder.record(.stepEnded(step)) }
            recorder.record(.walkthroughEnded(result))
            recorder.record(.runEnded(RunSummary(planned: 1)))
            #expect(text.utf8.count < 40_000)
            #expect(text.contains(Self.cut))
        }
    }

    @Test func `the journal has all of it`() throws {
        let walkthrough = ReportedWalkthrough(result(.failed))
        let lines =
            JournalEntry.runStarted(RunHeader(), plan: []).line + JournalEntry.walkthroughEnded(walkthrough).line
        let read = try JournalReader().report(from: Data(lines), path: "j.jsonl")
        #expect(read.walkthroughs == [walkthrough])
        #expect(read.walkthroughs[0].failures[0].message == Self.long)
    }
}
