import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct SchedulePartsTests {
    @Test(arguments: [1, 2, 3, 16, 17, 18, 100, 1000, 1025, 70_000, 262_145, 1_000_003])
    func `the parts are all schedules, each once and in order`(schedules: Int) {
        let parts = ScheduleParts(schedules: schedules)
        var next: UInt64 = 1
        for part in 0..<parts.count {
            expect(parts[part].lowerBound, is: next)
            next = parts[part].upperBound + 1
        }
        expect(next, is: UInt64(schedules) + 1)
    }

    @Test func `the first part is one schedule, the others are few and small`() {
        expect(ScheduleParts(schedules: 1000)[0], is: 1...1)
        expect(ScheduleParts(schedules: 1000)[1], is: 2...64)
        expect(ScheduleParts(schedules: 1000).count, is: 17)
        expect(ScheduleParts(schedules: 10).count, is: 10)
        expect(ScheduleParts(schedules: 10_000_000).count, is: 4097)
        #expect(ScheduleParts(schedules: .max).count <= 4097)
    }

    @Test func `the counts of parts add up to those of the whole`() {
        func tally(_ numbers: ClosedRange<UInt64>) -> ScheduleTally {
            var tally = ScheduleTally()
            for number in numbers {
                let schedule = Schedule(.completions, seed: 1, number: number)
                tally.count(
                    number, schedule.strategy, trace: TraceHash(value: number % 7), hasFailed: number % 4 == 3)
            }
            return tally
        }
        var sum = tally(1...1)
        sum.add(tally(2...20))
        sum.add(tally(21...50))
        expect(sum, is: tally(1...50))
        expect(sum.firstFailure, is: 3)
        expect(sum.traces.count, is: 7)
        expect(sum.failureCount, is: 12)
    }
}
