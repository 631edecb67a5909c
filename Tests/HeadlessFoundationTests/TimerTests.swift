import Foundation
import HeadlessFoundation
import TestSupport

@Suite struct TimerTests {
    private typealias Timer = HeadlessFoundation.Timer
    private typealias RunLoop = HeadlessFoundation.RunLoop

    @Test func `a timer fires once at its time and is invalid from then on`() {
        StageTester.run { tester in
            var count = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in count += 1 }
            expect(timer.timeInterval, is: 0)
            tester.advance(by: .seconds(1))
            expect((count, timer.isValid), is: (0, true))
            tester.advance(by: .seconds(5))
            expect((count, timer.isValid), is: (1, false))
        }
    }

    @Test func `a repeating timer fires until it is invalidated, also by its own closure`() {
        StageTester.run { tester in
            var count = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                count += 1
                if count == 3 { timer.invalidate() }
            }
            expect(timer.timeInterval, is: 0.5)
            tester.advance(by: .seconds(1))
            expect((count, timer.isValid), is: (2, true))
            tester.advance(by: .seconds(10))
            expect((count, timer.isValid), is: (3, false))
        }
    }

    @Test func `a timer that is only made fires once a run loop has it`() {
        StageTester.run { tester in
            var count = 0
            let timer = Timer(timeInterval: 1, repeats: false) { _ in count += 1 }
            tester.advance(by: .seconds(5))
            expect(count, is: 0)
            RunLoop.main.add(timer, forMode: .common)
            RunLoop.current.add(timer, forMode: .default)
            tester.settle()
            expect(count, is: 1)
        }
    }

    @Test func `the run loop keeps a timer while it is valid`() {
        StageTester.run { tester in
            weak let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            tester.advance(by: .seconds(2))
            #expect(timer != nil)
            timer?.invalidate()
            #expect(timer == nil)
        }
    }

    @Test func `the next date is on the stage, and can be changed`() {
        StageTester.run { tester in
            var fired: [Duration] = []
            let start = tester.stage.clock.now
            let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
                fired.append(start.duration(to: tester.stage.clock.now))
            }
            expect(timer.fireDate, is: tester.stage.now.addingTimeInterval(2))
            timer.fireDate = tester.stage.now.addingTimeInterval(5)
            tester.advance(by: .seconds(8))
            timer.invalidate()
            expect(fired, is: [.seconds(5), .seconds(7)])
        }
    }

    @Test func `firings that were missed are skipped, and the timer stays on its grid`() {
        StageTester.run { tester in
            var fired: [Duration] = []
            let start = tester.stage.clock.now
            let first = tester.stage.now.addingTimeInterval(-2.5)
            let timer = Timer(fire: first, interval: 1, repeats: true) { _ in
                fired.append(start.duration(to: tester.stage.clock.now))
            }
            RunLoop.main.add(timer, forMode: .common)
            tester.advance(by: .seconds(2))
            timer.invalidate()
            expect(fired, is: [.zero, .milliseconds(500), .milliseconds(1500)])
        }
    }

    @Test func `a fire by hand leaves a repeating timer's times as they are, and ends one that does not repeat`() {
        StageTester.run { tester in
            var calls: [String] = []
            let again = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in calls.append("again") }
            let once = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in calls.append("once") }
            tester.advance(by: .seconds(1))
            again.fire()
            once.fire()
            expect((calls, once.isValid), is: (["again", "once"], false))
            tester.advance(by: .seconds(1))
            again.invalidate()
            expect(calls, is: ["again", "once", "again"])
        }
    }

    @Test func `the run loop performs a closure after the calls under way`() {
        StageTester.run { tester in
            var calls: [String] = []
            RunLoop.main.perform { calls.append("performed") }
            calls.append("return")
            tester.settle()
            expect(calls, is: ["return", "performed"])
        }
    }
}
