import TestSupport

@testable import StageRuntime

@Suite struct StageClockTests {
    private let stage = Stage()
    private let notes = Notes()

    /// Starts a task that sleeps and then notes its name and the time.
    private func sleeper(_ name: String, _ duration: Duration) {
        stage.tasks.start(name) { [stage, notes] in
            do {
                try await stage.clock.sleep(for: duration)
                notes.add(name + " " + stage.clock.now.offset.text)
            } catch {
                notes.add("\(name) \(error)")
            }
        }
    }

    @Test func `sleepers wake by deadline and then in the order in which they went to sleep`() {
        stage.run {
            sleeper("a", .seconds(2))
            sleeper("b", .seconds(1))
            sleeper("c", .seconds(2))
            sleeper("d", .seconds(1))
        }
        stage.advance(by: .seconds(3))
        expect((notes.lines, stage.clock.now.offset), is: (["b 1s", "d 1s", "a 2s", "c 2s"], .seconds(3)))
    }

    @Test func `a past deadline runs after the ready jobs and takes no time`() {
        stage.run {
            sleeper("now", .zero)
            sleeper("past", .seconds(-1))
            stage.tasks.start("other") { [notes] in notes.add("other") }
        }
        stage.settle()
        expect(notes.lines, is: ["other", "now 0s", "past 0s"])
    }

    @Test func `a task cancelled while it sleeps wakes at once and leaves no timer`() {
        stage.run { sleeper("a", .seconds(2)) }
        stage.settle()
        expect(stage.loop.pendingTimers.map(\.name), is: ["a"])
        stage.run { stage.tasks.end() }
        stage.settle()
        expect(
            (notes.lines, stage.loop.pendingTimers.count, stage.clock.now), is: (["a CancellationError()"], 0, .zero))
    }

    @Test func `a task cancelled before it sleeps does not sleep`() {
        stage.run {
            let scope = TaskScope("test")
            scope.start("a") { [stage, notes] in
                scope.end()
                do { try await stage.clock.sleep(for: .seconds(1)) } catch { notes.add("\(error)") }
                do { try await stage.clock.sleep(for: .zero) } catch { notes.add("\(error)") }
            }
        }
        stage.settle()
        expect(notes.lines, is: ["CancellationError()", "CancellationError()"])
    }

    @Test func `a sleep cancelled at the moment it is due throws`() {
        stage.run {
            let scope = TaskScope("test")
            scope.after(.seconds(1), "end") { scope.end() }
            scope.start("a") { [stage, notes] in
                do { try await stage.clock.sleep(for: .seconds(1)) } catch { notes.add("\(error)") }
            }
        }
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: ["CancellationError()"])
    }
}
