import Testing

@testable import Console

@Suite struct LastRunTallyTests {
    private func lines(_ add: (inout LastRun.Tally) -> Void) -> String {
        var tally = LastRun.Tally()
        add(&tally)
        return tally.lastRun.lines
    }

    @Test func `a time that stands for several runs is divided by them`() {
        let key = LastRun.Key(path: "a.walk", row: "")
        #expect(
            lines { $0.add(key, hasFailed: false, nanoseconds: 800, runs: 200) } == "passed\t4\ta.walk\t\n")
    }

    @Test(arguments: [(-5.0, 0), (9.3e18, 31_622_400_000_000_000), (.infinity, 31_622_400_000_000_000)])
    func `a time that nothing takes is brought into bounds`(nanoseconds: Double, expected: Int) {
        let key = LastRun.Key(path: "a.walk", row: "")
        let text = lines { tally in
            for _ in 0..<3 { tally.add(key, hasFailed: false, nanoseconds: nanoseconds, runs: -1) }
        }
        #expect(text == "passed\t\(expected)\ta.walk\t\n")
    }

    @Test func `repetitions have the mean of their times, and fail if one did`() {
        let key = LastRun.Key(path: "a.walk", row: "q=1")
        let text = lines { tally in
            tally.add(key, hasFailed: true, nanoseconds: 2, runs: 1)
            tally.add(key, hasFailed: false, nanoseconds: 8, runs: 2)
            tally.add(key, hasFailed: false, nanoseconds: 6, runs: 1)
        }
        #expect(text == "failed\t4\ta.walk\tq=1\n")
    }
}
