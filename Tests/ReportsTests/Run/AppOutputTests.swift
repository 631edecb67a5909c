import Basics
import Foundation
import TestSupport

@testable import Reports
@testable import Results

@Suite struct AppOutputTests {
    @Test func `an app that printed nothing has no output`() {
        #expect(AppOutput("") == nil)
    }

    @Test func `the lines are as they were printed`() throws {
        let output = try #require(AppOutput("one\r\n\n two \u{1B}[31m\nunfinished"))
        expect((output.lines, output.bytesLeftOut), is: (["one", "", " two \u{1B}[31m", "unfinished"], 0))
        expect(output.shown, is: ["one", "", " two \\u{1B}[31m", "unfinished"])
    }

    @Test func `the last lines are kept, and the earlier ones are counted`() throws {
        let lines = (1...100).map { "line \($0)" }
        let text = lines.joined(separator: "\n") + "\n"
        let output = try #require(AppOutput(text, bytesLeftOut: 1000))
        expect(output.lines, is: lines.suffix(40))
        let before = lines.prefix(60).reduce(0) { $0 + $1.utf8.count + 1 }
        expect(output.bytesLeftOut, is: 1000 + before)
        expect(output.shown.first, is: "… \(1000 + before) bytes before this are left out")
    }

    @Test func `output is reported only with a failure`() {
        let failures: [WalkthroughResult.Outcome] = [.failed, .unexpectedPass, .crashed, .timedOut]
        for outcome in [.passed, .skipped, .knownFailure] + failures {
            var result = Fixtures.result("a", outcome)
            result.output = AppOutput("hello\n")
            expect((result.forJournal.output != nil), is: failures.contains(outcome))
        }
    }

    @Test func `a journal returns the recorded output, and none if there was none`() throws {
        var result = Fixtures.result("a", .crashed, breakdown: Fixtures.breakdown)
        result.output = AppOutput("a\u{0}\u{1B}]0;x\u{7}\n::error::b\n", bytesLeftOut: 5)
        for walkthrough in [result, Fixtures.result("b")] {
            let lines =
                JournalEntry.runStarted(RunHeader(), plan: []).line + JournalEntry.walkthroughEnded(walkthrough).line
            try expect(JournalReader().report(from: Data(lines), path: "j.jsonl").walkthroughs, is: [walkthrough])
        }
    }
}
