import TestSupport

@testable import ProcessPool

struct DispatcherTests {
    private func make(
        _ count: Int, slots: Int = 1, timeout: Duration = .seconds(30), maxFailures: Int = .max
    ) -> Dispatcher {
        var dispatcher = Dispatcher(count: count, slots: slots, timeout: timeout, maxFailures: maxFailures)
        dispatcher.begin(with: Array(repeating: .absent, count: slots), now: .zero)
        return dispatcher
    }

    @Test func `no more processes are made than needed`() {
        var dispatcher = make(2, slots: 4)
        expect(dispatcher.drainActions(), is: [.start(slot: 0), .start(slot: 1)])
    }

    @Test func `a process on its way from an earlier run is not made again, and gets its share once it is there`() {
        var dispatcher = Dispatcher(count: 5, slots: 3, timeout: .seconds(30), maxFailures: .max)
        dispatcher.begin(with: [.ready, .starting, .absent], now: .zero)
        expect(dispatcher.drainActions(), is: [.send(slot: 0, indices: [0]), .start(slot: 2)])
        dispatcher.started(1, now: .zero)
        expect(dispatcher.drainActions(), is: [.send(slot: 1, indices: [1])])
    }

    @Test func `nothing to do is finished at once`() {
        var dispatcher = make(0, slots: 2)
        expect((dispatcher.drainActions(), dispatcher.isFinished), is: ([], true))
    }

    @Test func `one walkthrough at a time is sent until the average is known`() {
        var dispatcher = make(100)
        _ = dispatcher.drainActions()
        dispatcher.started(0, now: .zero)
        expect(dispatcher.drainActions(), is: [.send(slot: 0, indices: [0])])
        expect(dispatcher.began(0, now: .milliseconds(1)), is: 0)
        expect(dispatcher.ended(0, isFailure: false, now: .milliseconds(2)), is: 0)
        // 2 ms each, so ten in the 20 ms that a process is to go on by itself.
        expect(dispatcher.drainActions(), is: [.send(slot: 0, indices: Array(1...10))])
    }

    @Test func `slow walkthroughs are sent one by one`() {
        var dispatcher = make(100)
        dispatcher.started(0, now: .zero)
        expect((dispatcher.began(0, now: .zero), dispatcher.ended(0, isFailure: false, now: .seconds(1))), is: (0, 0))
        expect(dispatcher.drainActions().last, is: .send(slot: 0, indices: [1]))
    }

    @Test func `towards the end the remaining walkthroughs are divided evenly`() {
        var dispatcher = make(9)
        dispatcher.started(0, now: .zero)
        expect(dispatcher.began(0, now: .zero), is: 0)
        expect(dispatcher.ended(0, isFailure: false, now: .milliseconds(1)), is: 0)
        expect(dispatcher.drainActions().last, is: .send(slot: 0, indices: [1, 2]))
    }

    @Test func `a process that ends fails the walkthrough it began; the others sent to it are sent again`() {
        var dispatcher = make(100)
        dispatcher.started(0, now: .zero)
        expect(dispatcher.began(0, now: .zero), is: 0)
        expect(dispatcher.ended(0, isFailure: false, now: .milliseconds(10)), is: 0)
        expect(dispatcher.began(0, now: .milliseconds(10)), is: 1)
        _ = dispatcher.drainActions()
        expect(
            dispatcher.died(0, now: .milliseconds(20)),
            is: Dispatcher.LostTask(index: 1, isLate: false, since: .milliseconds(10)))
        expect(dispatcher.drainActions(), is: [.start(slot: 0)])
        dispatcher.started(0, now: .milliseconds(20))
        expect(dispatcher.drainActions(), is: [.send(slot: 0, indices: [2])])
    }

    @Test func `walkthroughs that did not begin are sent again in their order`() {
        var dispatcher = make(100)
        dispatcher.started(0, now: .zero)
        expect(dispatcher.began(0, now: .zero), is: 0)
        expect(dispatcher.ended(0, isFailure: false, now: .milliseconds(2)), is: 0)
        expect(dispatcher.drainActions().last, is: .send(slot: 0, indices: Array(1...10)))
        expect(dispatcher.began(0, now: .milliseconds(2)), is: 1)
        expect(dispatcher.died(0, now: .milliseconds(2))?.index, is: 1)
        dispatcher.started(0, now: .milliseconds(2))
        expect(dispatcher.drainActions(), is: [.start(slot: 0), .send(slot: 0, indices: Array(2...11))])
    }

    @Test func `a process that ends between two walkthroughs fails none`() {
        var dispatcher = make(2)
        dispatcher.started(0, now: .zero)
        expect((dispatcher.began(0, now: .zero), dispatcher.ended(0, isFailure: false, now: .zero)), is: (0, 0))
        expect(dispatcher.died(0, now: .zero), is: nil)
        dispatcher.started(0, now: .zero)
        expect((dispatcher.began(0, now: .zero), dispatcher.ended(0, isFailure: false, now: .zero)), is: (1, 1))
        #expect(dispatcher.isFinished)
        #expect(dispatcher.breakdown == nil)
    }

    @Test func `the walkthroughs of an ended process go to an idle one`() {
        var dispatcher = make(2, slots: 2)
        dispatcher.started(0, now: .zero)
        dispatcher.started(1, now: .zero)
        expect((dispatcher.began(0, now: .zero), dispatcher.ended(0, isFailure: false, now: .zero)), is: (0, 0))
        _ = dispatcher.drainActions()
        expect(dispatcher.died(1, now: .zero), is: nil)
        expect(dispatcher.drainActions(), is: [.start(slot: 1), .send(slot: 0, indices: [1])])
    }

    @Test func `a process that does not answer is killed once, and its walkthrough fails`() {
        var dispatcher = make(2, timeout: .seconds(3))
        dispatcher.started(0, now: .zero)
        expect((dispatcher.began(0, now: .seconds(1)), dispatcher.deadline), is: (0, .seconds(4)))
        _ = dispatcher.drainActions()
        dispatcher.tick(now: .milliseconds(3999))
        expect(dispatcher.drainActions(), is: [])
        dispatcher.tick(now: .seconds(4))
        dispatcher.tick(now: .seconds(5))
        expect((dispatcher.drainActions(), dispatcher.deadline), is: ([.kill(slot: 0)], nil))
        expect(
            dispatcher.died(0, now: .seconds(5)), is: Dispatcher.LostTask(index: 0, isLate: true, since: .seconds(1)))
    }

    @Test func `the time limit starts anew with each run of a walkthrough`() {
        var dispatcher = make(1, timeout: .seconds(3))
        dispatcher.started(0, now: .zero)
        expect(dispatcher.began(0, now: .zero), is: 0)
        _ = dispatcher.drainActions()
        dispatcher.wentOn(0, now: .seconds(2))
        expect(dispatcher.deadline, is: .seconds(5))
        dispatcher.tick(now: .seconds(4))
        expect(dispatcher.drainActions(), is: [])
        dispatcher.tick(now: .seconds(5))
        expect(dispatcher.drainActions(), is: [.kill(slot: 0)])
    }

    @Test func `a process that is stopped before it begins anything costs no walkthrough`() {
        var dispatcher = make(1, timeout: .seconds(3))
        dispatcher.started(0, now: .zero)
        dispatcher.tick(now: .seconds(3))
        expect((dispatcher.drainActions().last, dispatcher.died(0, now: .seconds(3))), is: (.kill(slot: 0), nil))
        expect(dispatcher.drainActions(), is: [.start(slot: 0)])
    }

    @Test func `an end that comes before the kill counts`() {
        var dispatcher = make(1, timeout: .seconds(3))
        dispatcher.started(0, now: .zero)
        expect(dispatcher.began(0, now: .zero), is: 0)
        dispatcher.tick(now: .seconds(3))
        expect(dispatcher.ended(0, isFailure: false, now: .seconds(3)), is: 0)
        expect((dispatcher.died(0, now: .seconds(3)), dispatcher.isFinished), is: (nil, true))
    }

    @Test func `at the failure limit nothing begins, and running walkthroughs end`() {
        var dispatcher = make(100, slots: 2, maxFailures: 1)
        dispatcher.started(0, now: .zero)
        dispatcher.started(1, now: .zero)
        expect((dispatcher.began(0, now: .zero), dispatcher.began(1, now: .zero)), is: (0, 1))
        _ = dispatcher.drainActions()
        expect((dispatcher.ended(0, isFailure: true, now: .zero), dispatcher.drainActions()), is: (0, [.stop]))
        expect((dispatcher.isFinished, dispatcher.ended(1, isFailure: true, now: .zero)), is: (false, 1))
        expect((dispatcher.drainActions(), dispatcher.isFinished), is: ([], true))
    }

    @Test func `a crash counts as a failure`() {
        var dispatcher = make(2, maxFailures: 1)
        dispatcher.started(0, now: .zero)
        expect(dispatcher.began(0, now: .zero), is: 0)
        _ = dispatcher.drainActions()
        expect((dispatcher.died(0, now: .zero)?.index, dispatcher.drainActions()), is: (0, [.stop]))
        #expect(dispatcher.isFinished)
    }

    @Test func `a walkthrough is repeated by the next process of its slot, which does nothing before`() {
        var dispatcher = make(3, maxFailures: 2)
        dispatcher.started(0, now: .zero)
        expect(dispatcher.began(0, now: .zero), is: 0)
        _ = dispatcher.drainActions()
        dispatcher.repeatAlone(0, now: .zero)
        expect((dispatcher.drainActions(), dispatcher.died(0, now: .zero)), is: ([.kill(slot: 0)], nil))
        expect(dispatcher.drainActions(), is: [.start(slot: 0)])
        dispatcher.started(0, now: .zero)
        expect((dispatcher.drainActions(), dispatcher.began(0, now: .zero)), is: ([.send(slot: 0, indices: [0])], 0))
        expect(dispatcher.ended(0, isFailure: true, now: .zero), is: 0)
        expect(dispatcher.drainActions(), is: [.send(slot: 0, indices: [1])])
    }

    @Test func `processes that die before they begin are given up`() {
        var dispatcher = make(5)
        for _ in 0..<2 {
            dispatcher.started(0, now: .zero)
            expect((dispatcher.died(0, now: .zero), dispatcher.isFinished), is: (nil, false))
        }
        expect(dispatcher.died(0, now: .zero), is: nil)
        expect(dispatcher.breakdown, is: "3 runner processes in a row died before they began")
        #expect(dispatcher.isFinished)
    }

    @Test func `a limit that ends processes before they begin is the result of the walkthrough`() {
        var dispatcher = make(2, timeout: .milliseconds(1))
        for index in 0..<2 {
            for attempt in 1...3 {
                dispatcher.started(0, now: .zero)
                dispatcher.tick(now: .milliseconds(1))
                let victim = Dispatcher.LostTask(index: index, isLate: true, since: .zero, hasBegun: false)
                expect(dispatcher.died(0, now: .milliseconds(1)), is: (attempt == 3 ? victim : nil))
            }
        }
        #expect(dispatcher.breakdown == nil)
        #expect(dispatcher.isFinished)
    }

    @Test func `only endings in a row are counted: a process that begins shows that processes can begin`() {
        var dispatcher = make(5)
        for index in 0..<2 {
            for _ in 0..<2 { #expect(dispatcher.died(0, now: .zero) == nil) }
            dispatcher.started(0, now: .zero)
            expect((dispatcher.began(0, now: .zero), dispatcher.died(0, now: .zero)?.index), is: (index, index))
        }
        #expect(dispatcher.breakdown == nil)
    }

    @Test func `the run continues with the processes that could be made`() {
        var dispatcher = make(2, slots: 2)
        dispatcher.refused(1, reason: "no room", now: .zero)
        #expect(dispatcher.breakdown == nil)
        dispatcher.refused(0, reason: "no room", now: .zero)
        expect(dispatcher.breakdown, is: "no runner process could be started: no room")
    }

    @Test func `an unexpected message concerns no walkthrough`() {
        var dispatcher = make(2)
        dispatcher.started(0, now: .zero)
        expect((dispatcher.ended(0, isFailure: false, now: .zero), dispatcher.began(0, now: .zero)), is: (nil, 0))
        expect(dispatcher.began(0, now: .zero), is: nil)
    }

    @Test func `every walkthrough ends once, whatever dies when`() {
        var random = SeededNumbers(seed: 42)
        func next(_ bound: Int) -> Int { random.number(below: bound) }
        for _ in 0..<50 {
            let slots = 1 + next(4)
            var dispatcher = make(60, slots: slots)
            var ends = Array(repeating: 0, count: 60)
            var sent = Array(repeating: [Int](), count: slots)
            var alive = Array(repeating: false, count: slots)
            var now = Duration.zero
            while !dispatcher.isFinished {
                now += .milliseconds(next(5))
                for action in dispatcher.drainActions() {
                    switch action {
                    case .start(let slot):
                        alive[slot] = true
                        sent[slot] = []
                        dispatcher.started(slot, now: now)
                    case .send(let slot, let indices): sent[slot] += indices
                    case .kill, .stop: break
                    }
                }
                let slot = next(slots)
                guard alive[slot], !sent[slot].isEmpty else { continue }
                let index = sent[slot].removeFirst()
                expect(dispatcher.began(slot, now: now), is: index)
                if next(10) == 0 {
                    alive[slot] = false
                    expect(dispatcher.died(slot, now: now)?.index, is: index)
                } else {
                    expect(dispatcher.ended(slot, isFailure: false, now: now), is: index)
                }
                ends[index] += 1
            }
            expect(ends, is: Array(repeating: 1, count: 60))
        }
    }
}
