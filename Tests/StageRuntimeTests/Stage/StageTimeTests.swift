import TestSupport

@testable import StageRuntime

@Suite struct StageTimeTests {
    private let stage = Stage()
    private let notes = Notes()

    private func timer(_ name: String, _ delay: Duration, _ then: @escaping () -> Void = {}) {
        stage.tasks.after(delay, name) { [stage, notes] in
            notes.add(name + " " + stage.clock.now.offset.text)
            then()
        }
    }

    @Test func `settle runs the ready jobs and does not advance the clock`() {
        timer("later", .seconds(1))
        stage.run {
            stage.tasks.start("first") { [stage, notes] in
                notes.add("first")
                stage.tasks.start("second") { notes.add("second") }
                await Task.yield()
                notes.add("first again")
            }
        }
        stage.settle()
        expect((notes.lines, stage.clock.now), is: (["first", "second", "first again"], .zero))
    }

    @Test func `advance stops at each due time and settles there`() {
        timer("a", .seconds(2))
        timer("b", .seconds(1)) { timer("c", .milliseconds(500)) }
        stage.advance(by: .seconds(4))
        expect((notes.lines, stage.clock.now.offset), is: (["b 1s", "c 1.5s", "a 2s"], .seconds(4)))
    }

    @Test func `advance includes its end and goes no further`() {
        timer("at", .seconds(1))
        timer("after", .seconds(1) + .nanoseconds(1))
        stage.advance(by: .seconds(1))
        expect((notes.lines, stage.clock.now.offset), is: (["at 1s"], .seconds(1)))
    }

    @Test func `advance by less than nothing only settles`() {
        timer("now", .zero)
        stage.advance(by: .seconds(-1))
        expect((notes.lines, stage.clock.now), is: (["now 0s"], .zero))
    }

    @Test func `between two timers of one moment the stage settles`() {
        timer("a", .seconds(1)) { [stage, notes] in stage.tasks.start("task") { notes.add("task") } }
        timer("b", .seconds(1))
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: ["a 1s", "task", "b 1s"])
    }

    @Test func `a timer set by a timer for the same moment fires then, after those set before`() {
        timer("a", .seconds(1)) { timer("c", .zero) }
        timer("b", .seconds(1))
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: ["a 1s", "b 1s", "c 1s"])
    }

    @Test func `advanceToNextDue advances to one due time after another and reports when nothing is due`() {
        timer("a", .seconds(1))
        timer("b", .seconds(3))
        expect((stage.advanceToNextDue(), notes.lines), is: (true, ["a 1s"]))
        #expect(!stage.advanceToNextDue(notAfter: StageInstant.zero.advanced(by: .seconds(2))))
        expect(stage.clock.now.offset, is: .seconds(1))
        #expect(stage.advanceToNextDue(notAfter: StageInstant.zero.advanced(by: .seconds(3))))
        expect((stage.advanceToNextDue(), notes.lines), is: (false, ["a 1s", "b 3s"]))
    }

    @Test func `advanceToNextDue first runs what is ready, which may set the next timer`() {
        stage.run { [stage, notes] in
            _ = stage.tasks.start("task") {
                try await stage.tasks.sleep(for: .seconds(1))
                notes.add("task")
            }
        }
        expect((stage.advanceToNextDue(), notes.lines), is: (true, ["task"]))
    }

    @Test func `idle checks are asked before the stage is idle, also after a timer that makes nothing ready`() {
        stage.addIdleCheck { [notes] in notes.add("idle") }
        timer("a", .seconds(1))
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: ["idle", "a 1s", "idle"])
    }

    @Test func `jobs that an idle check makes ready run before the stage is idle`() {
        var isFirst = true
        stage.addIdleCheck { [stage, notes] in
            notes.add("idle")
            if isFirst { stage.tasks.start("task") { notes.add("task") } }
            isFirst = false
        }
        stage.settle()
        expect(notes.lines, is: ["idle", "task", "idle"])
    }

    @Test func `a task is stuck if nothing pending can resume it; an observer is not stuck`() {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        stage.run {
            let scope = TaskScope("test")
            scope.start("waiter") { for await _ in stream {} }
            let (other, _) = AsyncStream<Int>.makeStream()
            scope.observe("observer") { for await _ in other {} }
        }
        expect(stage.stuckTasks, is: [])
        let timer = stage.tasks.after(.seconds(1), "source") {}
        stage.settle()
        expect(stage.stuckTasks, is: [])
        timer.cancel()
        expect(stage.stuckTasks, is: ["test: waiter"])
        stage.run { continuation.finish() }
        stage.settle()
        expect(stage.stuckTasks, is: [])
        stage.shutDown()
    }
}
