import TestSupport

@testable import StageRuntime

@Suite struct ThrottlerTests {
    private let stage = Stage()
    private let notes = Notes()

    private func throttler(_ scope: TaskScope) -> Throttler<String> {
        Throttler(.milliseconds(300), on: scope) { [stage, notes] in notes.add($0 + " " + stage.clock.now.offset.text) }
    }

    @Test func `the first event passes at once, the rest until the exact end of the interval is dropped`() {
        let throttler = throttler(stage.tasks)
        throttler.send("a")
        expect(notes.lines, is: ["a 0s"])
        throttler.send("b")
        stage.advance(by: .milliseconds(299))
        throttler.send("c")
        stage.advance(by: .milliseconds(1))
        throttler.send("d")
        throttler.send("e")
        stage.advance(by: .seconds(1))
        expect((notes.lines, stage.advanceToNextDue()), is: (["a 0s", "d 300ms"], false))
    }

    @Test func `the trace tells of each event that is dropped`() {
        let throttler = throttler(stage.tasks)
        stage.run { for text in ["a", "b"] { throttler.send(text) } }
        expect(stage.trace.last(9).map(\.line), is: ["0s  app  throttled  until=300ms"])
    }

    @Test(arguments: [(Duration.zero, 3), (.seconds(-1), 3), (.seconds(Int64.max), 1)])
    func `no interval drops nothing, an endless one all but the first value`(interval: Duration, count: Int) {
        let throttler = Throttler<String>(interval, on: stage.tasks) { [notes] in notes.add($0) }
        for _ in 0..<2 { throttler.send("a") }
        stage.advance(by: .seconds(1))
        throttler.send("a")
        expect(notes.lines.count, is: count)
    }

    @Test func `one throttler knows nothing of another`() {
        let first = throttler(stage.tasks)
        let second = throttler(stage.tasks)
        first.send("a")
        second.send("b")
        expect(notes.lines, is: ["a 0s", "b 0s"])
    }

    @Test func `it stops with its scope`() {
        let scope = stage.run { TaskScope("test") }
        let throttler = throttler(scope)
        scope.end()
        throttler.send("a")
        expect(notes.lines, is: [])
    }

    @Test func `an event sent by the action itself is dropped`() {
        var throttler: Throttler<Void>?
        throttler = Throttler(.milliseconds(300), on: stage.tasks) { [notes] in
            notes.add("tap")
            throttler?.send()
        }
        throttler?.send()
        expect(notes.lines, is: ["tap"])
        throttler = nil
    }

    @Test func `its owner is kept alive by nothing here`() {
        weak var captured: Notes?
        do {
            let object = Notes()
            captured = object
            let throttler = Throttler<String>(.seconds(1), on: stage.tasks) { object.add($0) }
            throttler.send("a")
            expect(object.lines, is: ["a"])
        }
        #expect(captured == nil)
    }
}
