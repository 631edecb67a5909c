import TestSupport
import Testing

@testable import Console

@Suite struct LastRunTests {
    private func lastRun(_ records: [(path: String, row: String, hasFailed: Bool, nanoseconds: Int)]) -> LastRun {
        var lastRun = LastRun()
        for record in records {
            lastRun.records[LastRun.Key(path: record.path, row: record.row)] = LastRun.Record(
                hasFailed: record.hasFailed, nanoseconds: record.nanoseconds)
        }
        return lastRun
    }

    private var sample: LastRun { lastRun([("b.walk", "", true, 1200), ("a b.walk", "text=\"ä\"", false, 0)]) }

    private let heading = "rehearse last run 2\n"

    @Test func `the file is lines that a person can read`() {
        let text = heading + "passed\t0\ta b.walk\ttext=\"ä\"\nfailed\t1200\tb.walk\t\n"
        expect(sample.text, is: text)
        expect(LastRun(text), is: sample)
    }

    @Test func `names with control characters are kept in a line`() {
        let run = lastRun([("a\tb\r\n100%.walk", "text=\"\t\"", true, 1)])
        expect(run.text, is: heading + "failed\t1\ta%09b%0D%0A100%25.walk\ttext=\"%09\"\n")
        expect(LastRun(run.text), is: run)
        expect(LastRun(heading + "failed\t1\t100%.walk\t\n"), is: lastRun([("100%.walk", "", true, 1)]))
    }

    @Test(arguments: ["", "rehearse last run 1\n", "rehearse last run 3\n", "rubbish"])
    func `a file of another form is no last run`(text: String) {
        #expect(LastRun(text) == nil)
    }

    @Test(arguments: [
        "passed\t1\ta.walk\t\npas", "fell\t1\tb.walk\t\npassed\t1\ta.walk\t\n",
        "passed\t1\ta.walk\t\nfailed\t-1\tb\t\n",
        "failed\t1\ta.walk\t\npassed\t1\ta.walk\t\n", "passed\t99\tb\npassed\t1\ta.walk\t\n",
    ])
    func `the last line about a walkthrough counts, one of another form does not`(lines: String) {
        expect(LastRun(heading + lines), is: lastRun([("a.walk", "", false, 1)]))
    }

    @Test func `results of walkthroughs that did not run stay while their script exists`() {
        let run = lastRun([("b.walk", "", false, 7), ("new.walk", "", true, 8)])
        let rest = "passed\t7\tb.walk\t\nfailed\t8\tnew.walk\t\n"
        expect(run.completed(by: sample) { _ in true }.lines, is: "passed\t0\ta b.walk\ttext=\"ä\"\n" + rest)
        expect(run.completed(by: sample) { _ in false }.lines, is: rest)
    }
}
