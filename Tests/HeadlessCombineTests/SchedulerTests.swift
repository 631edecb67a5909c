import enum Dispatch.DispatchTimeInterval
import HeadlessFoundation
import TestSupport

@testable import HeadlessCombine

@Suite struct SchedulerTests {
    @Test func `a scheduler performs an action again and again until it is cancelled`() {
        StageTester.run { tester in
            var count = 0
            let queue = MainQueue.main
            let repetition = queue.schedule(after: queue.now.advanced(by: 1), interval: .milliseconds(500)) {
                count += 1
            }
            tester.advance(by: .seconds(2))
            expect(count, is: 3)
            repetition.cancel()
            tester.advance(by: .seconds(2))
            expect(count, is: 3)
        }
    }

    @Test func `an action can be scheduled now, later, and cancelled by itself`() {
        StageTester.run { tester in
            var lines: [String] = []
            let loop = RunLoop.main
            loop.schedule { lines.append("soon") }
            loop.schedule(after: loop.now.advanced(by: .seconds(2))) { lines.append("later") }
            var repetition: (any Cancellable)?
            repetition = loop.schedule(after: loop.now, interval: .seconds(1), tolerance: 0) {
                lines.append("once")
                repetition?.cancel()
            }
            tester.advance(by: .seconds(3))
            expect(lines, is: ["soon", "once", "later"])
        }
    }

    @Test func `lengths of time are written in seconds and parts of them`() {
        typealias Length = MainQueue.SchedulerTimeType.Stride
        expect((Length.seconds(1.5), Length.microseconds(2)), is: (.milliseconds(1500), .nanoseconds(2000)))
        expect((Length(.milliseconds(3)), Length(.never).magnitude), is: (.microseconds(3000), .max))
        #expect(Length.seconds(2) * .seconds(3) == .seconds(6) && 2 - Length.seconds(1) == 1 && 0.5 < Length.seconds(1))
        expect((Length.seconds(.max).magnitude, Length(exactly: 7)), is: (.max, .seconds(7)))
        typealias Seconds = RunLoop.SchedulerTimeType.Stride
        #expect(Seconds.milliseconds(1500) == 1.5 && Seconds.seconds(2) + 1 == 3 && Seconds.microseconds(1) > 0)
        expect((Seconds.nanoseconds(1_000_000_000), Seconds(exactly: 7)), is: (.seconds(1), 7))
    }

    @Test func `a moment is as far from another as it was moved`() {
        StageTester.run { tester in
            let start = MainQueue.main.now
            tester.advance(by: .seconds(1))
            expect(start.distance(to: MainQueue.main.now), is: .seconds(1))
            expect(start.advanced(by: .seconds(1)), is: MainQueue.main.now)
            expect((MainQueue.main.minimumTolerance, RunLoop.main.minimumTolerance), is: (.nanoseconds(0), 0))
        }
    }
}
