import Basics
import Results
import TestSupport

@testable import Reports

@Suite struct RunReportTests {
    @Test func `every planned walkthrough has an outcome, in the order of the plan`() {
        let report = Fixtures.report
        expect(report.walkthroughs.map(\.walkthrough), is: Fixtures.plan)
        expect(
            report.walkthroughs.map(\.outcome), are: .passed, .failed, .skipped, .knownFailure, .unexpectedPass,
            .crashed, .timedOut, .unfinished, .notRun)
        expect((report.hasEnded, report.wallNanoseconds), is: (true, 2_345_000_000))
        expect(
            ResultLine(report).text(), is: "1 passed, 4 failed, 1 skipped, 1 known failure, 2 not run")
        #expect(!report.counts.isSuccess)
    }

    @Test func `the real time is unknown if nothing recorded it`() {
        let started = JournalEntry.runStarted(Fixtures.header, plan: [])
        expect(Fixtures.report(of: [started, .runEnded(wallNanoseconds: nil)]).wallNanoseconds, is: nil)
        let both: [JournalEntry] = [started, .runEnded(wallNanoseconds: 3), .runEnded(wallNanoseconds: nil)]
        expect(Fixtures.report(of: both).wallNanoseconds, is: 3)
    }

    @Test func `the last result of a walkthrough counts, and a new start does not remove it`() {
        var failed = Fixtures.result("a", .failed)
        failed.failures = [Fixtures.failure()]
        let report = Fixtures.report(of: [
            .runStarted(Fixtures.header, plan: [Fixtures.identity("a")]),
            .walkthroughEnded(failed),
            .walkthroughEnded(Fixtures.result("a")),
            .walkthroughStarted(Fixtures.identity("a")),
        ])
        expect((report.walkthroughs.map(\.outcome), report.hasEnded), is: ([.passed], false))
    }

    @Test func `unplanned walkthroughs are added at the end`() {
        let report = Fixtures.report(of: [
            .runStarted(Fixtures.header, plan: [Fixtures.identity("a")]),
            .walkthroughEnded(Fixtures.result("b")),
        ])
        expect(report.walkthroughs.map(\.walkthrough.title), is: ["Title of a", "Title of b"])
        expect(ResultLine(report).text(), is: "1 passed, 0 failed, 0 skipped, 1 not run")
    }

    @Test func `rows and repetitions of one script are walkthroughs of their own`() {
        var second = Fixtures.identity("a")
        second.repetition = 2
        let plan = [Fixtures.identity("a"), second, Fixtures.identity("a", row: "x=1", line: 4)]
        let report = Fixtures.report(of: [.runStarted(Fixtures.header, plan: plan)])
        expect(report.walkthroughs.map(\.walkthrough.name), is: ["Title of a", "Title of a #2", "Title of a (x=1)"])
    }

    @Test func `suites are folders, in the order in which they come`() {
        let identities = ["b/x.walk", "a/y.walk", "b/z.walk", "top.walk", "/root.walk"].map {
            WalkthroughIdentity(path: $0, line: nil, title: $0, rowName: nil)
        }
        let report = RunReport(plan: identities)
        let suites = report.suites
        expect(suites.map(\.name), is: ["b", "a", ".", "/"])
        expect(suites[0].indices.map { report.walkthroughs[$0].scriptName }, is: ["x", "z"])
    }

    @Test func `nothing planned is no failure`() {
        expect(ResultLine(RunReport()).text(), is: "0 passed, 0 failed, 0 skipped")
        #expect(RunReport().counts.isSuccess)
    }

    @Test(arguments: [
        (
            ProcessExit.signal(11),
            "the process was ended by SIGSEGV (bad memory access or stack overflow)"
        ),
        (.signal(9), "the process was ended by SIGKILL (killed from outside, often because memory ran out)"),
        (.signal(64), "the process was ended by signal 64"),
        (.exit(0), "the process exited with status 0 in the middle of the walkthrough"),
        (.timeLimit(.seconds(30)), "it did not end within 30s; `--timeout` sets the limit"),
        (.memoryLimit(2_147_483_648), "it asked for more than 2048 MB of memory; `--memory` sets the limit"),
    ])
    func `a crash says what happened`(cause: ProcessExit, expected: String) {
        expect(WalkthroughBreakdown(cause).message, is: expected)
    }
}
