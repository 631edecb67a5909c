import Dispatch
import HeadlessFoundation
import TestSupport

@Suite struct MainQueueTests {
    @Test func `closures are performed after the calls under way, in the order in which they were added`() {
        StageTester.run { tester in
            var calls: [String] = []
            MainQueue.main.async {
                calls.append("first")
                MainQueue.main.async { calls.append("nested") }
            }
            MainQueue.main.async { calls.append("second") }
            calls.append("return")
            tester.settle()
            expect(calls, is: ["return", "first", "second", "nested"])
        }
    }

    @Test(arguments: 1...20) func `no schedule reorders the closures, since the queue is serial`(_ number: UInt64) {
        var options = StageOptions()
        options.schedule = Schedule(.anyOrder, seed: number, number: number)
        StageTester.run(options) { tester in
            var calls: [Int] = []
            for index in 0..<5 { MainQueue.main.async { calls.append(index) } }
            tester.settle()
            expect(calls, is: [0, 1, 2, 3, 4])
        }
    }

    @Test func `a group performs its closures on the main queue when its last part has ended`() {
        StageTester.run { tester in
            var calls: [String] = []
            let group = HeadlessFoundation.DispatchGroup()
            group.notify(queue: .main) { calls.append("nothing under way") }
            for delay in [2.0, 1.0] {
                group.enter()
                MainQueue.main.asyncAfter(deadline: .now() + delay) {
                    calls.append("part \(delay)")
                    group.leave()
                    calls.append("left")
                }
            }
            group.notify(queue: .main) { calls.append("done") }
            tester.settle()
            tester.advance(by: .seconds(3))
            expect(calls, is: ["nothing under way", "part 1.0", "left", "part 2.0", "left", "done"])
        }
    }

    @Test func `a closure for later is performed at its moment of the stage's time`() {
        StageTester.run { tester in
            var calls: [String] = []
            let start = tester.stage.clock.now
            func note(_ name: String) { calls.append("\(name) \(start.duration(to: tester.stage.clock.now).text)") }
            MainQueue.main.asyncAfter(deadline: .now() + 2) { note("seconds") }
            MainQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { note("milliseconds") }
            MainQueue.main.asyncAfter(deadline: .now() - 1) { note("past") }
            tester.advance(by: .seconds(1))
            expect(calls, is: ["past 0s", "milliseconds 300ms"])
            tester.advance(by: .seconds(1))
            expect(calls.last, is: "seconds 2s")
        }
    }

    @Test func `a work item that is cancelled is not performed`() {
        StageTester.run { tester in
            var calls: [String] = []
            let kept = HeadlessFoundation.DispatchWorkItem { calls.append("kept") }
            let cancelled = HeadlessFoundation.DispatchWorkItem { calls.append("cancelled") }
            MainQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
            MainQueue.main.async(execute: kept)
            tester.settle()
            cancelled.cancel()
            tester.advance(by: .seconds(2))
            expect((calls, cancelled.isCancelled), is: (["kept"], true))
        }
    }

    @Test func `moments are compared and counted on the stage's clock`() {
        StageTester.run { tester in
            tester.advance(by: .seconds(3))
            expect(HeadlessFoundation.DispatchTime.now().uptimeNanoseconds, is: 3_000_000_000)
            let now = HeadlessFoundation.DispatchTime.now()
            #expect(now < now + 0.5)
            expect(now + .seconds(1) - .milliseconds(400), is: now + 0.6)
        }
    }

    @Test func `two stages have two queues`() {
        StageTester.run { _ in
            let outer = MainQueue.main
            #expect(MainQueue.main === outer)
            StageTester.run { _ in #expect(MainQueue.main !== outer) }
        }
    }
}
