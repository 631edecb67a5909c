import TestSupport

@testable import StageRuntime

@Suite struct TaskScopeTests {
    private let stage = Stage()
    private let notes = Notes()

    @Test func `tasks first run in the order of their start, when the stage settles`() {
        stage.run {
            let scope = TaskScope("demo/Search")
            for name in ["a", "b", "c"] { scope.start(name) { [notes] in notes.add(name) } }
            expect(scope.running.map(\.path), is: ["demo/Search: a", "demo/Search: b", "demo/Search: c"])
        }
        expect(notes.lines, is: [])
        stage.settle()
        expect(notes.lines, is: ["a", "b", "c"])
    }

    @Test func `a task that has ended leaves its scope and its stage`() {
        let scope = stage.run { TaskScope("test") }
        let task = stage.run { scope.start("a") {} }
        expect(stage.loop.tasks.count, is: 1)
        stage.settle()
        #expect(task.isFinished)
        #expect(!task.isCancelled)
        expect((scope.running.isEmpty, stage.loop.tasks.count), is: (true, 0))
    }

    @Test func `end cancels the tasks and the timers of the scope and of no other`() {
        let scope = stage.run { TaskScope("test") }
        stage.run {
            for (name, scope) in [("own", scope), ("other", stage.tasks)] {
                scope.after(.seconds(1), "timer") { [notes] in notes.add(name + " timer") }
                scope.start("task") { [notes] in
                    try? await scope.sleep(for: .seconds(2))
                    notes.add(name + (Task.isCancelled ? " cancelled" : " awake"))
                }
            }
        }
        stage.settle()
        stage.run { scope.end() }
        expect((scope.hasEnded, scope.timerCount), is: (true, 0))
        stage.advance(by: .seconds(3))
        expect(notes.lines, is: ["own cancelled", "other timer", "other awake"])
    }

    @Test func `work started after the end is cancelled at once and never performed`() {
        stage.run {
            let scope = TaskScope("test")
            scope.end()
            let task = scope.start("task") { [notes] in notes.add("task") }
            let timer = scope.after(.zero, "timer") { [notes] in notes.add("timer") }
            #expect(task.isCancelled)
            #expect(!timer.isPending)
        }
        stage.settle()
        expect((notes.lines, stage.loop.tasks.count, stage.loop.pendingTimers.count), is: ([], 0, 0))
    }

    @Test func `a task cancelled before it first runs never performs its body`() {
        let task = stage.run { stage.tasks.start("task") { [notes] in notes.add("task") } }
        stage.run { task.cancel() }
        stage.settle()
        expect((notes.lines, task.isFinished), is: ([], true))
    }

    @Test func `a scope can end in its own task, which then sees its cancellation`() {
        stage.run {
            let scope = TaskScope("test")
            scope.start("task") { [notes] in
                scope.end()
                notes.add("cancelled \(Task.isCancelled)")
                scope.start("late") { notes.add("late") }
            }
        }
        stage.settle()
        expect((notes.lines, stage.loop.tasks.count), is: (["cancelled true"], 0))
    }

    @Test func `an error that a task lets through is reported, a cancellation is not`() {
        struct Oops: Error {}
        stage.run {
            let scope = TaskScope("demo/Search")
            scope.start("load") { throw Oops() }
            scope.start("cancelled") { throw CancellationError() }
        }
        stage.settle()
        let problems = stage.takeProblems()
        expect(problems, is: [.unhandledError(task: "demo/Search: load", error: "Oops()")])
        expect(problems.map(\.message), are: "demo/Search: load ended with an error: Oops(). Handle it in the task.")
        expect(stage.takeProblems(), is: [])
    }

    @Test func `the captures of a task are released at its end, although its handle is kept`() {
        let scope = stage.run { TaskScope("test") }
        weak var captured: Notes?
        let task = stage.run {
            let object = Notes()
            captured = object
            return scope.start("task") {
                try await scope.sleep(for: .seconds(1))
                object.add("done")
            }
        }
        stage.settle()
        #expect(captured != nil)
        stage.advance(by: .seconds(1))
        #expect(captured == nil)
        #expect(task.isFinished)
    }

    @Test func `the captures of a cancelled timer are released at once`() {
        weak var captured: Notes?
        let timer = stage.run {
            let object = Notes()
            captured = object
            return stage.tasks.after(.seconds(1), "timer") { object.add("fired") }
        }
        #expect(captured != nil)
        timer.cancel()
        #expect(captured == nil)
    }

    @Test func `a scope that is dropped is released; its tasks run on`() {
        weak var dropped: TaskScope?
        stage.run {
            let scope = TaskScope("test")
            dropped = scope
            let clock = stage.clock
            scope.start("task") { [notes] in
                try await clock.sleep(for: .seconds(1))
                notes.add("done")
            }
        }
        #expect(dropped == nil)
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: ["done"])
    }

    @Test func `ten thousand tasks and timers of one scope are started and ended`() {
        let scope = stage.run { TaskScope("test") }
        var fired = 0
        stage.run {
            for number in 0..<10_000 {
                scope.start("task") { try await scope.sleep(for: .nanoseconds(Int64(number % 100))) }
                scope.after(.nanoseconds(Int64(number % 100)), "timer") { fired += 1 }
            }
        }
        expect(scope.timerCount, is: 10_000)
        stage.advance(by: .seconds(1))
        expect((fired, scope.running.isEmpty, stage.takeProblems()), is: (10_000, true, []))
    }
}
