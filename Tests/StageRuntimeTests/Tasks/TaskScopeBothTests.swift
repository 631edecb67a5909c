import TestSupport

@testable import StageRuntime

@Suite struct TaskScopeBothTests {
    private struct Oops: Error, Equatable {}

    private let stage = Stage()
    private let notes = Notes()

    /// Starts a task that performs two sleeps side by side and notes how that ended.
    private func perform(
        _ scope: TaskScope, _ first: @escaping () async throws -> Void, _ second: @escaping () async throws -> Void
    ) -> StageTask {
        scope.start("work") { [stage, notes] in
            do {
                try await scope.both("first", first, "second", second)
                notes.add("both " + stage.clock.now.offset.text)
            } catch {
                notes.add("\(error) " + stage.clock.now.offset.text)
            }
        }
    }

    private func sleep(_ name: String, _ scope: TaskScope, _ seconds: Int64) -> () async throws -> Void {
        { [notes] in
            do {
                try await scope.sleep(for: .seconds(seconds))
                notes.add(name)
            } catch {
                notes.add(name + " cancelled")
                throw error
            }
        }
    }

    @Test func `both returns what both return`() {
        stage.run {
            let scope = TaskScope("test")
            scope.start("work") { [notes] in
                let (word, number) = try await scope.both("word", { "three" }, "number", { 3 })
                notes.add("\(word) \(number)")
            }
        }
        stage.settle()
        expect(notes.lines, is: ["three 3"])
    }

    @Test func `both waits for both`() {
        stage.run {
            let scope = TaskScope("test")
            _ = perform(scope, sleep("first", scope, 3), sleep("second", scope, 2))
        }
        stage.advance(by: .seconds(5))
        expect(notes.lines, is: ["second", "first", "both 3s"])
    }

    @Test func `cancelling the task that waits cancels both`() {
        let task = stage.run {
            let scope = TaskScope("test")
            return perform(scope, sleep("first", scope, 3), sleep("second", scope, 2))
        }
        stage.advance(by: .seconds(1))
        stage.run { task.cancel() }
        stage.settle()
        expect(notes.lines, is: ["first cancelled", "second cancelled", "CancellationError() 1s"])
        expect((stage.loop.tasks.count, stage.loop.pendingTimers.count), is: (0, 0))
    }

    @Test func `the end of the scope cancels both and the task that waits`() {
        let scope = stage.run { TaskScope("test") }
        stage.run { _ = perform(scope, sleep("first", scope, 3), sleep("second", scope, 2)) }
        stage.settle()
        stage.run { scope.end() }
        stage.settle()
        expect(notes.lines, is: ["first cancelled", "second cancelled", "CancellationError() 0s"])
    }

    @Test func `an error of one cancels the other and is thrown once both have ended`() {
        stage.run {
            let scope = TaskScope("test")
            _ = perform(scope, sleep("first", scope, 3)) {
                try await scope.sleep(for: .seconds(1))
                throw Oops()
            }
        }
        stage.advance(by: .seconds(5))
        expect((notes.lines, stage.takeProblems()), is: (["first cancelled", "Oops() 1s"], []))
    }

    @Test func `both in a scope that has ended performs neither and throws`() {
        stage.run {
            let ended = TaskScope("ended")
            ended.end()
            stage.tasks.start("work") { [notes] in
                do {
                    try await ended.both("a", { notes.add("a") }, "b", { notes.add("b") })
                } catch {
                    notes.add("\(error)")
                }
            }
        }
        stage.settle()
        expect(notes.lines, is: ["CancellationError()"])
    }

    @Test func `both keeps nothing alive once it is done`() {
        weak var captured: Notes?
        stage.run {
            let object = Notes()
            captured = object
            let scope = TaskScope("test")
            scope.start("work") { try await scope.both("a", { object.add("a") }, "b", { object.add("b") }) }
        }
        stage.settle()
        #expect(captured == nil)
    }
}
