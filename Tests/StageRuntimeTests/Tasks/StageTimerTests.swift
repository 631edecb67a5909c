import TestSupport

@testable import StageRuntime

@Suite struct StageTimerTests {
    private let stage = Stage()
    private let notes = Notes()

    @Test func `a timer fires once at its moment and is then no longer pending`() {
        let timer = stage.tasks.after(.milliseconds(300), "timer") { [stage, notes] in
            notes.add(stage.clock.now.offset.text)
        }
        stage.advance(by: .milliseconds(299))
        #expect(timer.isPending)
        stage.advance(by: .milliseconds(1))
        #expect(!timer.isPending)
        stage.advance(by: .seconds(10))
        expect(notes.lines, is: ["300ms"])
    }

    @Test func `a cancelled timer does not fire, and cancelling it again changes nothing`() {
        let timer = stage.tasks.after(.seconds(1), "timer") { [notes] in notes.add("fired") }
        timer.cancel()
        timer.cancel()
        expect((timer.isPending, stage.loop.pendingTimers.count), is: (false, 0))
        stage.advance(by: .seconds(2))
        timer.cancel()
        expect((notes.lines, stage.loop.pendingTimers.count), is: ([], 0))
    }

    @Test func `a timer can cancel itself and another of the same moment`() {
        var second: StageTimer?
        var first: StageTimer?
        first = stage.tasks.after(.seconds(1), "first") { [notes] in
            notes.add("first")
            first?.cancel()
            second?.cancel()
        }
        second = stage.tasks.after(.seconds(1), "second") { [notes] in notes.add("second") }
        stage.advance(by: .seconds(1))
        expect((notes.lines, stage.loop.pendingTimers.count), is: (["first"], 0))
    }

    @Test func `a timer of no time or less is due at the next settle`() {
        stage.tasks.after(.seconds(-5), "past") { [notes] in notes.add("past") }
        stage.tasks.after(.zero, "now") { [notes] in notes.add("now") }
        expect(notes.lines, is: [])
        stage.settle()
        expect((notes.lines, stage.clock.now), is: (["past", "now"], .zero))
    }

    @Test func `a timer shows its scope's path and its name`() {
        let scope = stage.run { TaskScope("demo/Search") }
        scope.after(.seconds(1), "debounce") {}
        stage.tasks.after(.seconds(2), "tick") {}
        expect(stage.loop.pendingTimers.map(\.name), is: ["demo/Search: debounce", "tick"])
        expect(stage.loop.pendingTimers.map(\.due.offset), is: [.seconds(1), .seconds(2)])
    }
}
