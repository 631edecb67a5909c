import TestSupport

@testable import StageRuntime

@Suite struct ScheduleTests {
    @Test func `schedule 0 is the default order`() {
        expect((Schedule(.completions, seed: 5, number: 0).deviations, Schedule.fifo.mode), is: ([], .fifo))
    }

    @Test func `the strategies of the portfolio take turns`() {
        let names = (1...8).map { Schedule(.completions, seed: 5, number: $0).strategy.description }
        expect(
            names, are: "few late replies", "uniform", "priorities, depth 1", "gaps", "slow user",
            "priorities, depth 2", "priorities, depth 3", "few late replies")
    }

    @Test func `if chance alone chooses, it chooses among more latencies after the hundredth schedule`() {
        expect(
            [2, 100, 107].map { Schedule(.completions, seed: 5, number: $0).latencyParts }, is: [100, 100, 1_000_000])
    }

    @Test func `each seed and number has choices of its own`() {
        let seeds = (0..<20 as Range<UInt64>).flatMap { seed in
            (1...20 as ClosedRange<UInt64>).map { Schedule(.completions, seed: seed, number: $0).seed }
        }
        expect(Set(seeds).count, is: 400)
    }

    @Test func `a mode is called as on the command line`() {
        expect(ScheduleMode.allCases.map(\.rawValue), is: ["fifo", "completions", "any-order"])
    }
}
