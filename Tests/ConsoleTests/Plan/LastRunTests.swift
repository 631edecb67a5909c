import Testing

@testable import Console

@Suite struct LastRunTests {
    private var sample: LastRun {
        var lastRun = LastRun()
        lastRun[LastRun.Key(path: "b.walk", row: "")] = LastRun.Record(hasFailed: true, nanoseconds: 1200)
        lastRun[LastRun.Key(path: "a b.walk", row: "text=\"ä\"")] = LastRun.Record(hasFailed: false, nanoseconds: 0)
        return lastRun
    }

    @Test func `the file is lines that a person can read`() {
        let text = "rehearse last run 1\nfailed\t1200\tb.walk\t\npassed\t0\ta b.walk\ttext=\"ä\"\n"
        #expect(sample.text == text)
        #expect(LastRun(text) == sample)
    }

    @Test(arguments: [
        "", "rehearse last run 1", "rehearse last run 2\n", "rehearse last run 1\nfailed\t1\ta.walk\n",
        "rehearse last run 1\nfailed\t-1\ta.walk\t\n", "rehearse last run 1\nfell\t1\ta.walk\t\n",
        "rehearse last run 1\npassed\t1\ta.walk\t\npas",
    ])
    func `a file that is cut or foreign is no last run`(text: String) {
        #expect(LastRun(text) == nil)
    }

    @Test func `what a run left out stays, as long as there is the script`() {
        var run = LastRun()
        run[LastRun.Key(path: "b.walk", row: "")] = LastRun.Record(hasFailed: false, nanoseconds: 7)
        run[LastRun.Key(path: "new.walk", row: "")] = LastRun.Record(hasFailed: true, nanoseconds: 8)
        let rest = "passed\t7\tb.walk\t\n"
        let new = "failed\t8\tnew.walk\t\n"
        let heading = "rehearse last run 1\n"
        #expect(
            run.completed(by: sample) { _ in true }.text
                == heading + rest + "passed\t0\ta b.walk\ttext=\"ä\"\n" + new)
        #expect(run.completed(by: sample) { _ in false }.text == heading + rest + new)
    }
}
