import Foundation
import HeadlessUIKit
import Results
import Scene
import TestSupport
import WalkthroughLanguage

@testable import Reports

@Suite struct ReportRecorderTests {
    let folder = TemporaryFolder()

    private func recorder(_ writers: [ReportWriter] = [], plan: [WalkthroughIdentity] = Fixtures.plan) throws
        -> ReportRecorder
    {
        ReportRecorder(
            header: Fixtures.header, plan: plan, journals: [try JournalWriter(path: folder.path("run.jsonl"))],
            writers: writers, now: ticking())
    }

    private func writer(_ path: String) -> ReportWriter {
        ReportWriter(path: path) { JUnitReport.render($0, in: ReportContext()) }
    }

    /// A clock that moves by a millisecond whenever it is read.
    private func ticking() -> () -> Duration {
        var reads = 0
        return {
            reads += 1
            return .milliseconds(reads)
        }
    }

    @Test func `the journal is complete after every event`() throws {
        let recorder = try recorder()
        var events: [RunEvent] = [.runStarted(planned: Fixtures.plan.count)]
        for result in Fixtures.results {
            events += [.walkthroughStarted(result.walkthrough), .walkthroughEnded(result)]
        }
        events.append(.runEnded(RunSummary(planned: Fixtures.plan.count)))
        for event in events {
            recorder.record(event)
            try expect(JournalReader().report(from: [folder.path("run.jsonl")]), is: recorder.report)
        }
        #expect(recorder.report.hasEnded && recorder.errors.isEmpty)
        expect(recorder.report.counts.unfinished, is: 2)
    }

    @Test func `a walkthrough whose time nobody measured is measured from its start to its end`() throws {
        let recorder = try recorder()
        var result = Fixtures.result("passed")
        result.wallNanoseconds = nil
        recorder.record(.walkthroughStarted(result.walkthrough))
        recorder.record(.walkthroughEnded(result))
        expect(recorder.report.walkthroughs[0].wallNanoseconds, is: 1_000_000)
    }

    @Test func `a picture is recorded once, before the first walkthrough that has it`() throws {
        let recorder = try recorder(plan: [])
        let picture = ScreenPicture(width: 1, height: 2, isDark: false, body: "<rect/>")
        for name in ["a", "b"] {
            var result = Fixtures.result(name)
            result.steps = [
                .shown(at: .init(file: "x", line: 1, column: 1), "tap", on: nil, [], picture)
            ]
            recorder.record(.walkthroughEnded(result))
        }
        let lines = (folder.text("run.jsonl") ?? "").split(separator: "\n")
        expect(lines.map { $0.contains("\"event\":\"picture\"") }, is: [true, false, false])
    }

    @Test func `the first reports may be written before the run, and are written once`() throws {
        let writer = writer(folder.path("junit.xml"))
        let recorder = try recorder([writer])
        recorder.begin()
        expect(folder.text("junit.xml")?.contains("tests=\"9\" failures=\"0\" errors=\"9\""), is: true)
        expect(folder.text("run.jsonl"), is: "")
        recorder.record(.runStarted(planned: 9))
        try expect(JournalReader().report(from: [folder.path("run.jsonl")]), is: recorder.report)
        expect(recorder.report.walkthroughs.count, is: 9)
    }

    @Test func `an interrupted run has its reports when it is closed`() throws {
        let writer = writer(folder.path("junit.xml"))
        let recorder = try recorder([writer])
        recorder.record(.runStarted(planned: 9))
        recorder.record(.walkthroughEnded(Fixtures.results[0]))
        recorder.close()
        expect(folder.text("junit.xml")?.contains("tests=\"9\" failures=\"0\" errors=\"8\""), is: true)
    }

    @Test func `a report is rendered before the first walkthrough and at the end, and not in between`() throws {
        var renderings: [Int] = []
        let writer = ReportWriter(path: folder.path("report")) {
            renderings.append($0.counts.passed)
            return []
        }
        let recorder = try recorder([writer])
        recorder.record(.runStarted(planned: 9))
        recorder.record(.walkthroughStarted(Fixtures.results[0].walkthrough))
        recorder.record(.walkthroughEnded(Fixtures.results[0]))
        expect(renderings, is: [0])
        recorder.record(.runEnded(RunSummary(planned: 9)))
        expect(renderings, is: [0, 1])
    }

    @Test func `a write error is reported at the end`() throws {
        let writer = writer("/dev/null/report.xml")
        let recorder = try recorder([writer])
        recorder.record(.runStarted(planned: 1))
        recorder.record(.runEnded(RunSummary(planned: 1)))
        expect(recorder.errors.map(\.path), is: ["/dev/null/report.xml"])
        #expect(throws: ReportFileError.self) { try JournalWriter(path: "/dev/null/run.jsonl") }
    }
}
