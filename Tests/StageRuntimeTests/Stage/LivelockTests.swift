import TestSupport

@testable import StageRuntime

@Suite struct LivelockTests {
    private let stage = Stage()

    init() { stage.loop.jobLimit = 1000 }

    @Test func `tasks that yield for ever are reported by name, one that waits is not`() {
        stage.run {
            let scope = TaskScope("test")
            for name in ["spin", "whirl"] {
                scope.start(name) { while !Task.isCancelled { await Task.yield() } }
            }
            scope.start("sleeper") { try await scope.sleep(for: .seconds(1)) }
            scope.observe("listener") { for await _ in AsyncStream<Int>.makeStream().stream {} }
        }
        stage.settle()
        let problems = stage.takeProblems()
        expect(problems, is: [.livelock(tasks: ["test: spin", "test: whirl"], limit: 1000)])
        #expect(
            problems.map(\.message) == [
                "test: spin, test: whirl kept running for 1000 jobs without ever waiting. "
                    + "Let it wait for the clock, a reply or an input."
            ])
        expect(stage.loop.jobCount, is: 1000)
        stage.shutDown()
        expect(stage.loop.tasks.count, is: 0)
    }

    @Test func `a timer of no time that sets itself again is reported by name`() {
        func tick() { stage.tasks.after(.zero, "tick") { tick() } }
        tick()
        stage.settle()
        let timers = stage.loop.pendingTimers.count
        expect((stage.takeProblems(), timers), is: ([.livelock(tasks: ["tick"], limit: 1000)], 1))
        stage.shutDown()
        expect(stage.loop.pendingTimers.count, is: 0)
    }

    @Test func `a livelock ends an advance and a walk from due time to due time`() {
        func tick() { stage.tasks.after(.zero, "tick") { tick() } }
        stage.tasks.after(.seconds(1), "start") { tick() }
        stage.advance(by: .seconds(10))
        expect((stage.clock.now.offset, stage.advanceToNextDue()), is: (.seconds(1), false))
        expect(stage.takeProblems(), is: [.livelock(tasks: ["tick"], limit: 1000)])
        stage.shutDown()
    }

    @Test func `a settle that runs exactly as many jobs as allowed is no livelock`() {
        stage.run {
            for number in 0..<1000 { stage.tasks.start("task \(number)") {} }
        }
        stage.settle()
        expect((stage.takeProblems(), stage.loop.jobCount), is: ([], 1000))
    }

    @Test func `after a livelock the jobs keep their order`() {
        let notes = Notes()
        stage.loop.jobLimit = 2
        stage.run {
            for name in ["a", "b", "c", "d"] { stage.tasks.start(name) { notes.add(name) } }
        }
        stage.settle()
        expect(notes.lines, is: ["a", "b"])
        stage.settle()
        expect(notes.lines, is: ["a", "b", "c", "d"])
    }
}
