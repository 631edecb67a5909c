import WalkthroughLanguage
import Foundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing
import WalkthroughRunner

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

    /// A clock that moves by a millisecond whenever it is read.
    private func ticking() -> () -> Duration {
        var reads = 0
        return {
            reads += 1
            return .milliseconds(reads)
        }
    }

    @Test func `the journal tells at every moment what the recorder knows`() throws {
        let recorder = try recorder()
        var events: [RunEvent] = [.runStarted(planned: Fixtures.plan.count)]
        for result in Fixtures.results {
            events += [.walkthroughStarted(result.walkthrough), .walkthroughEnded(result)]
        }
        events.append(.runEnded(RunSummary(planned: Fixtures.plan.count)))
        for event in events {
            recorder.record(event)
            #expect(try JournalReader().report(from: [folder.path("run.jsonl")]) == recorder.report)
        }
        #expect(recorder.report.hasEnded && recorder.errors.isEmpty)
        #expect(recorder.report.counts.unfinished == 2)
    }

    @Test func `a walkthrough whose time nobody measured is measured from its start to its end`() throws {
        let recorder = try recorder()
        var result = Fixtures.result("passed")
        result.wallNanoseconds = nil
        recorder.record(.walkthroughStarted(result.walkthrough))
        recorder.record(.walkthroughEnded(result))
        #expect(recorder.report.walkthroughs[0].wallNanoseconds == 1_000_000)
    }

    @Test func `a picture is told once, before the first walkthrough that has it`() throws {
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
        #expect(lines.map { $0.contains("\"event\":\"picture\"") } == [true, false, false])
    }

    @Test func `the first reports may be written before the run, and are written once`() throws {
        let writer = ReportWriter(path: folder.path("junit.xml"), now: { .zero }) { ReportText(JUnitReport.render($0)) }
        let recorder = try recorder([writer])
        recorder.begin()
        #expect(folder.text("junit.xml")?.contains("tests=\"9\" failures=\"0\" errors=\"9\"") == true)
        #expect(folder.text("run.jsonl") == "")
        recorder.record(.runStarted(planned: 9))
        #expect(try JournalReader().report(from: [folder.path("run.jsonl")]) == recorder.report)
        #expect(recorder.report.walkthroughs.count == 9)
    }

    @Test func `an interrupted run has its reports when it is closed`() throws {
        let writer = ReportWriter(path: folder.path("junit.xml"), now: { .zero }) { ReportText(JUnitReport.render($0)) }
        let recorder = try recorder([writer])
        recorder.record(.runStarted(planned: 9))
        recorder.record(.walkthroughEnded(Fixtures.results[0]))
        recorder.close()
        #expect(folder.text("junit.xml")?.contains("tests=\"9\" failures=\"0\" errors=\"8\"") == true)
    }

    @Test func `while one walkthrough runs long, the report comes to tell what ended before and what runs`() throws {
        var time = Duration.zero
        var renderings = 0
        let writer = ReportWriter(path: folder.path("junit.xml"), now: { time }) {
            renderings += 1
            return ReportText(JUnitReport.render($0))
        }
        let recorder = try recorder([writer])
        recorder.record(.runStarted(planned: 9))
        recorder.record(.walkthroughEnded(Fixtures.results[0]))
        recorder.record(.walkthroughStarted(Fixtures.results[1].walkthrough))
        recorder.catchUp()
        #expect(renderings == 1)
        time = .milliseconds(600)
        recorder.catchUp()
        #expect(folder.text("junit.xml")?.contains("tests=\"9\" failures=\"0\" errors=\"8\"") == true)
        #expect(renderings == 2)
        time = .seconds(9)
        recorder.catchUp()
        #expect(renderings == 2, "nothing has changed since")
        recorder.record(.walkthroughStarted(Fixtures.results[2].walkthrough))
        #expect(renderings == 3)
    }

    @Test func `what cannot be written is told at the end`() throws {
        let writer = ReportWriter(path: "/dev/null/report.xml", now: { .zero }) { ReportText(JUnitReport.render($0)) }
        let recorder = try recorder([writer])
        recorder.record(.runStarted(planned: 1))
        recorder.record(.runEnded(RunSummary(planned: 1)))
        #expect(recorder.errors.map(\.path) == ["/dev/null/report.xml"])
        #expect(throws: ReportFileError.self) { try JournalWriter(path: "/dev/null/run.jsonl") }
    }
}
