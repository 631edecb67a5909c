import TestSupport

@testable import StageRuntime

@Suite struct ScheduleDriverTests {
    @Test func `the default order has no driver`() {
        #expect(Stage().driver == nil)
        #expect(ScheduleBench(Schedule(.fifo, seed: 7, strategy: .uniform)).stage.driver == nil)
    }

    @Test func `without deviations replies arrive after their nominal latency`() {
        let bench = ScheduleBench()
        bench.ask("a", ScheduleBench.slow)
        bench.ask("b")
        expect((bench.play(), bench.stage.driver?.deviations), is: (["b 10ms", "a 100ms"], []))
        expect(
            bench.stage.driver?.occurrences, are: .reply(call: "test.fast", number: 1),
            .reply(call: "test.slow", number: 1))
    }

    @Test func `a deviation moves just its reply, and is noted`() {
        let deviation = ScheduleDeviation.reply(
            call: "test.fast", number: 2, latency: .milliseconds(70), gap: nil)
        let bench = ScheduleBench(deviation)
        for name in ["a", "b", "c"] { bench.ask(name) }
        expect((bench.play(), bench.stage.driver?.deviations), is: (["a 10ms", "c 10ms", "b 70ms"], [deviation]))
    }

    @Test func `a latency stays within what the call declares`() {
        let bench = ScheduleBench(
            .reply(call: "test.narrow", number: 1, latency: .milliseconds(500), gap: nil),
            .reply(call: "test.narrow", number: 2, latency: .zero, gap: nil))
        for name in ["a", "b", "c"] { bench.ask(name, ScheduleBench.narrow) }
        expect(bench.play(), is: ["c 10ms", "b 20ms", "a 30ms"])
    }

    @Test func `a reply arrives before the step it is to come before, though it is not due`() {
        let bench = ScheduleBench(
            .reply(call: "test.fast", number: 1, latency: .milliseconds(90), gap: 2))
        bench.ask("a")
        bench.stage.settle()
        bench.stage.beginInput("one", isPausable: false)
        expect(bench.notes.lines, is: [])
        bench.stage.beginInput("two", isPausable: false)
        expect(bench.notes.lines, is: ["a 0s"])
        expect(
            bench.stage.driver?.occurrences, are: .input(number: 1, "one"), .reply(call: "test.fast", number: 1),
            .input(number: 2, "two"))
    }

    @Test func `no step brings a reply before the least latency that the call declares`() {
        let bench = ScheduleBench(.reply(call: "test.narrow", number: 1, latency: .milliseconds(30), gap: 1))
        bench.ask("a", ScheduleBench.narrow)
        bench.stage.advance(by: .milliseconds(19))
        bench.stage.beginInput("one", isPausable: false)
        expect(bench.notes.lines, is: [])
        bench.stage.advance(by: .milliseconds(1))
        bench.stage.beginInput("two", isPausable: false)
        expect(bench.notes.lines, is: ["a 20ms"])
    }

    @Test func `a reply arrives between two timers, however near they are`() {
        for (gap, expected) in [(1, ["a", "one", "two"]), (2, ["one", "a", "two"]), (3, ["one", "two", "a"])] {
            let bench = ScheduleBench(
                .reply(call: "test.fast", number: 1, latency: .milliseconds(100), gap: gap))
            bench.stage.run {
                for (name, time) in [("one", 20_000), ("two", 20_001), ("three", 30_000)] {
                    bench.stage.tasks.after(.microseconds(time), name) { bench.notes.add(name) }
                }
            }
            bench.ask("a")
            expect(bench.play().map { String($0.split(separator: " ")[0]) }, is: expected + ["three"])
        }
    }

    @Test func `a reply arrives before the other that is due with it, or a moment before it`() {
        let bench = ScheduleBench(.reply(call: "test.slow", number: 1, latency: .seconds(1), gap: 1))
        bench.ask("a")
        bench.ask("b", ScheduleBench.slow)
        expect(bench.play(), is: ["b 10ms", "a 10ms"])
    }

    @Test func `a call that declares no latency answers at once, or within a tenth of a second`() {
        let store = WorkerCall<String>(WorkerCallDescription("test.store", kind: .store))
        let late = ScheduleDeviation.reply(call: "test.store", number: 2, latency: .seconds(1), gap: nil)
        let bench = ScheduleBench(late)
        for name in ["a", "b", "c"] { bench.ask(name, store) }
        expect(bench.play(), is: ["a 0s", "c 0s", "b 100ms"])
        expect(bench.stage.driver?.undeclaredLag, is: .milliseconds(100))
    }

    @Test func `a call without a declared latency may reply at once`() {
        let store = WorkerCall<String>(WorkerCallDescription("test.store", kind: .store))
        let bench = ScheduleBench(
            .reply(call: "test.store", number: 1, latency: .milliseconds(80), gap: nil),
            .reply(call: "test.store", number: 2, latency: .milliseconds(40), gap: nil))
        bench.ask("a", store)
        bench.ask("b", store)
        bench.ask("c", ScheduleBench.fast)
        bench.stage.settle()
        bench.stage.finishUndeclaredCalls()
        expect(bench.notes.lines, is: ["b 0s", "a 0s"])
    }

    @Test func `the user may wait before an input, so that due timers fire first`() {
        let pause = ScheduleDeviation.pause(number: 2, .milliseconds(15), before: "two")
        let bench = ScheduleBench(pause)
        bench.ask("a")
        bench.stage.settle()
        bench.stage.beginInput("one", isPausable: true)
        expect(bench.notes.lines, is: [])
        bench.stage.beginInput("two", isPausable: true)
        expect((bench.notes.lines, bench.stage.clock.now.offset), is: (["a 10ms"], .milliseconds(15)))
        expect((bench.stage.driver?.deviations, bench.stage.driver?.pauses), is: ([pause], [pause]))
    }

    @Test func `the pause of the user is none, short, half the time to the next timer, past it, or long`() {
        let bench = ScheduleBench()
        bench.stage.run {
            for time in [10, 10, 30, 60] { bench.stage.tasks.after(.milliseconds(time), "timer") {} }
        }
        let pauses: [SchedulePause] = [.none, .moment, .half, .past(1), .past(2), .past(9), .long]
        expect(
            pauses.map { bench.stage.loop.duration(of: $0) }, are: nil, .zero, .milliseconds(5), .milliseconds(10),
            .milliseconds(30), .milliseconds(60), .seconds(60))
    }

    @Test func `a pause fires at most two hundred ticks of an endless timer`() {
        let bench = ScheduleBench(.pause(number: 1, .seconds(60), before: "one"))
        bench.stage.run {
            _ = bench.stage.tasks.start("ticks") { [stage = bench.stage] in
                while true { try await stage.clock.sleep(for: .milliseconds(1)) }
            }
        }
        bench.stage.beginInput("one", isPausable: true)
        expect(bench.stage.clock.now.offset, is: .milliseconds(199))
    }

    @Test func `a call that a script delays or holds keeps its latency`() {
        let bench = ScheduleBench(.reply(call: "test.fast", number: 1, latency: .zero, gap: 1))
        bench.stage.workers.delay("test.fast", by: .milliseconds(5))
        bench.stage.workers.hold("test.slow")
        bench.ask("a")
        bench.ask("b", ScheduleBench.slow)
        bench.stage.settle()
        bench.stage.beginInput("one", isPausable: false)
        expect(bench.play(.seconds(1)), is: ["a 15ms"])
        bench.stage.workers.release("test.slow")
        expect(bench.play(), is: ["a 15ms", "b 1s"])
    }

    @Test func `a cancelled call ends at once and makes nothing late`() {
        let bench = ScheduleBench(.reply(call: "test.fast", number: 1, latency: .milliseconds(90), gap: nil))
        let task = bench.ask("a")
        bench.stage.settle()
        expect(bench.stage.driver?.lag, is: .milliseconds(80))
        bench.stage.run { task.cancel() }
        bench.stage.settle()
        expect((bench.notes.lines, bench.stage.driver?.lag), is: (["a cancelled 0s"], .zero))
        expect(bench.stage.loop.pendingTimers.count, is: 0)
    }

    @Test func `a call that is cancelled after the wait for it makes nothing early`() {
        let bench = ScheduleBench(.reply(call: "test.fast", number: 1, latency: .milliseconds(90), gap: nil))
        let task = bench.ask("a")
        bench.stage.settle()
        bench.stage.driver?.didWait(.milliseconds(50))
        bench.stage.run { task.cancel() }
        bench.stage.settle()
        expect(bench.stage.driver?.lag, is: .zero)
    }

    @Test func `a step may wait as long as replies were late, once`() {
        let bench = ScheduleBench(
            .reply(call: "test.fast", number: 1, latency: .milliseconds(40), gap: nil),
            .reply(call: "test.fast", number: 2, latency: .milliseconds(60), gap: nil))
        #expect(!bench.stage.catchUp())
        bench.ask("a")
        bench.ask("b")
        bench.stage.advance(by: .milliseconds(10))
        expect((bench.stage.driver?.lag, bench.stage.catchUp()), is: (.milliseconds(80), true))
        expect((bench.notes.lines, bench.stage.driver?.lag), is: (["a 40ms"], .milliseconds(50)))
        expect((bench.stage.catchUp(), bench.notes.lines), is: (true, ["a 40ms", "b 60ms"]))
        expect((bench.stage.catchUp(), bench.stage.clock.now.offset), is: (false, .milliseconds(60)))
    }

    @Test func `a timer that is due at the same moment goes first, and the others keep their order`() {
        let bench = ScheduleBench(.timer(tie: 1, index: 2, first: "", before: ""))
        bench.stage.run {
            for name in ["a", "b", "c"] {
                bench.stage.tasks.after(.seconds(1), name) { bench.notes.add(name) }
            }
            bench.stage.tasks.after(.seconds(2), "d") { bench.notes.add("d") }
        }
        expect(bench.play(), is: ["c", "a", "b", "d"])
        expect(bench.stage.driver?.deviations, is: [.timer(tie: 1, index: 2, first: "c", before: "a")])
        expect(bench.stage.loop.pendingTimers.count, is: 0)
    }

    @Test func `a task that is ready goes first, in any order only`() {
        for (mode, order) in [(ScheduleMode.anyOrder, ["c", "a", "b"]), (.completions, ["a", "b", "c"])] {
            let bench = ScheduleBench(.job(pick: 1, index: 2, first: "", before: ""), mode: mode)
            bench.stage.run {
                for name in ["a", "b", "c"] {
                    bench.stage.tasks.start(name) { [notes = bench.notes] in notes.add(name) }
                }
            }
            expect(bench.play(), is: order)
            let noted: [ScheduleDeviation] =
                mode == .anyOrder ? [.job(pick: 1, index: 2, first: "c", before: "a")] : []
            expect(bench.stage.driver?.deviations, is: noted)
        }
    }

    /// The orders in which three child tasks of one task run, under schedules of one strategy.
    private func childOrders(_ strategy: ScheduleStrategy) -> [[String]] {
        (0..<30 as Range<UInt64>).map { seed in
            let bench = ScheduleBench(Schedule(.anyOrder, seed: seed, strategy: strategy))
            bench.stage.run {
                _ = bench.stage.tasks.start("parent") { [notes = bench.notes] in
                    await withTaskGroup { group in
                        for name in ["a", "b", "c"] {
                            group.addTask {
                                notes.add(name)
                                await Task.yield()
                                notes.add(name + "'")
                            }
                        }
                    }
                }
            }
            return bench.play()
        }
    }

    @Test func `child tasks have ranks of their own, the same in every run`() {
        let orders = childOrders(.priorities(depth: 2))
        #expect(Set(orders.map { $0.filter { $0.count == 1 } }).count > 3)
        for _ in 0..<3 { expect(childOrders(.priorities(depth: 2)), is: orders) }
    }

    @Test(arguments: ScheduleStrategy.portfolio)
    func `in any order each task still keeps its own order`(_ strategy: ScheduleStrategy) {
        var orders: [[String]] = []
        for seed in 0..<50 as Range<UInt64> {
            let bench = ScheduleBench(Schedule(.anyOrder, seed: seed, strategy: strategy))
            bench.stage.run {
                for name in ["a", "b", "c"] {
                    bench.stage.tasks.start(name) { [notes = bench.notes] in
                        for number in 1...3 {
                            notes.add(name + String(number))
                            await Task.yield()
                        }
                    }
                }
            }
            let lines = bench.play()
            for name in ["a", "b", "c"] {
                expect(lines.filter { $0.hasPrefix(name) }, is: [name + "1", name + "2", name + "3"])
            }
            if !orders.contains(lines) { orders.append(lines) }
        }
        #expect(orders.count > 1)
    }
}
