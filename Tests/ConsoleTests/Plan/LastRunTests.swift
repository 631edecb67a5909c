import Testing

@testable import Console

@Suite struct LastRunTests {
    private var sample: LastRun {
        var lastRun = LastRun()
        lastRun.learn(LastRun.Key(path: "b.walk", row: ""), LastRun.Record(hasFailed: true, nanoseconds: 1200))
        lastRun.learn(
            LastRun.Key(path: "a b.walk", row: "text=\"ä\""), LastRun.Record(hasFailed: false, nanoseconds: 0))
        return lastRun
    }

    private let heading = "rehearse last run 2\n"

    @Test func `the file is lines that a person can read`() {
        let text = heading + "failed\t1200\tb.walk\t\npassed\t0\ta b.walk\ttext=\"ä\"\n"
        #expect(sample.text == text)
        #expect(LastRun(text) == sample)
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
        var known = LastRun()
        known.learn(LastRun.Key(path: "a.walk", row: ""), LastRun.Record(hasFailed: false, nanoseconds: 1))
        #expect(LastRun(heading + lines) == known)
    }

    @Test func `what a run left out stays, as long as there is the script`() {
        var run = LastRun()
        run.learn(LastRun.Key(path: "b.walk", row: ""), LastRun.Record(hasFailed: false, nanoseconds: 7))
        run.learn(LastRun.Key(path: "new.walk", row: ""), LastRun.Record(hasFailed: true, nanoseconds: 8))
        let rest = "passed\t7\tb.walk\t\n"
        let new = "failed\t8\tnew.walk\t\n"
        #expect(
            run.completed(by: sample) { _ in true }.text == heading + rest + "passed\t0\ta b.walk\ttext=\"ä\"\n" + new)
        #expect(run.completed(by: sample) { _ in false }.text == heading + rest + new)
    }
}
