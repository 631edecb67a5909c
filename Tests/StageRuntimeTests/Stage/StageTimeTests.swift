import Testing

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
        #expect(notes.lines == ["first", "second", "first again"])
        #expect(stage.clock.now == .zero)
    }

    @Test func `advance stops at each due time and settles there`() {
        timer("a", .seconds(2))
        timer("b", .seconds(1)) { timer("c", .milliseconds(500)) }
        stage.advance(by: .seconds(4))
        #expect(notes.lines == ["b 1s", "c 1.5s", "a 2s"])
        #expect(stage.clock.now.offset == .seconds(4))
    }

    @Test func `advance includes its end and goes no further`() {
        timer("at", .seconds(1))
        timer("after", .seconds(1) + .nanoseconds(1))
        stage.advance(by: .seconds(1))
        #expect(notes.lines == ["at 1s"])
        #expect(stage.clock.now.offset == .seconds(1))
    }

    @Test func `advance by less than nothing only settles`() {
        timer("now", .zero)
        stage.advance(by: .seconds(-1))
        #expect(notes.lines == ["now 0s"])
        #expect(stage.clock.now == .zero)
    }

    @Test func `between two timers of one moment the stage settles`() {
        timer("a", .seconds(1)) { [stage, notes] in stage.tasks.start("task") { notes.add("task") } }
        timer("b", .seconds(1))
        stage.advance(by: .seconds(1))
        #expect(notes.lines == ["a 1s", "task", "b 1s"])
    }

    @Test func `a timer set by a timer for the same moment fires then, after those set before`() {
        timer("a", .seconds(1)) { timer("c", .zero) }
        timer("b", .seconds(1))
        stage.advance(by: .seconds(1))
        #expect(notes.lines == ["a 1s", "b 1s", "c 1s"])
    }

    @Test func `advanceToNextDue advances to one due time after another and reports when nothing is due`() {
        timer("a", .seconds(1))
        timer("b", .seconds(3))
        #expect(stage.advanceToNextDue())
        #expect(notes.lines == ["a 1s"])
        #expect(!stage.advanceToNextDue(notAfter: StageInstant.zero.advanced(by: .seconds(2))))
        #expect(stage.clock.now.offset == .seconds(1))
        #expect(stage.advanceToNextDue(notAfter: StageInstant.zero.advanced(by: .seconds(3))))
        #expect(!stage.advanceToNextDue())
        #expect(notes.lines == ["a 1s", "b 3s"])
    }

    @Test func `advanceToNextDue first runs what is ready, which may set the next timer`() {
        stage.run { [stage, notes] in
            _ = stage.tasks.start("task") {
                try await stage.tasks.sleep(for: .seconds(1))
                notes.add("task")
            }
        }
        #expect(stage.advanceToNextDue())
        #expect(notes.lines == ["task"])
    }

    @Test func `idle checks are asked before the stage is idle, also after a timer that makes nothing ready`() {
        stage.addIdleCheck { [notes] in notes.add("idle") }
        timer("a", .seconds(1))
        stage.advance(by: .seconds(1))
        #expect(notes.lines == ["idle", "a 1s", "idle"])
    }

    @Test func `jobs that an idle check makes ready run before the stage is idle`() {
        var isFirst = true
        stage.addIdleCheck { [stage, notes] in
            notes.add("idle")
            if isFirst { stage.tasks.start("task") { notes.add("task") } }
            isFirst = false
        }
        stage.settle()
        #expect(notes.lines == ["idle", "task", "idle"])
    }

    @Test func `a task is stuck if nothing pending can resume it; an observer is not stuck`() {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        stage.run {
            let scope = TaskScope("test")
            scope.start("waiter") { for await _ in stream {} }
            let (other, _) = AsyncStream<Int>.makeStream()
            scope.observe("observer") { for await _ in other {} }
        }
        #expect(stage.stuckTasks == [])
        let timer = stage.tasks.after(.seconds(1), "source") {}
        stage.settle()
        #expect(stage.stuckTasks == [])
        timer.cancel()
        #expect(stage.stuckTasks == ["test: waiter"])
        stage.run { continuation.finish() }
        stage.settle()
        #expect(stage.stuckTasks == [])
        stage.shutDown()
    }
}
