import TestSupport

@testable import StageRuntime

@Suite struct DebouncerTests {
    private let stage = Stage()
    private let notes = Notes()

    private func debouncer(_ scope: TaskScope) -> Debouncer<String> {
        Debouncer(.milliseconds(300), on: scope) { [stage, notes] in notes.add($0 + " " + stage.clock.now.offset.text) }
    }

    @Test func `the latest value is delivered exactly the interval after it was sent`() {
        let debouncer = debouncer(stage.tasks)
        debouncer.send("s")
        stage.advance(by: .milliseconds(299))
        debouncer.send("sw")
        stage.advance(by: .milliseconds(299))
        expect((debouncer.isPending, notes.lines), is: (true, []))
        stage.advance(by: .milliseconds(1))
        expect((notes.lines, debouncer.isPending), is: (["sw 599ms"], false))
        stage.advance(by: .seconds(10))
        expect(notes.lines.count, is: 1)
        withExtendedLifetime(debouncer) {}
    }

    @Test func `a value sent by a step at the moment of a delivery comes after it`() {
        let debouncer = debouncer(stage.tasks)
        debouncer.send("s")
        stage.advance(by: .milliseconds(300))
        debouncer.send("sw")
        stage.advance(by: .milliseconds(300))
        expect(notes.lines, is: ["s 300ms", "sw 600ms"])
        withExtendedLifetime(debouncer) {}
    }

    @Test func `a value sent by an earlier timer of that moment takes its place`() {
        let debouncer = debouncer(stage.tasks)
        stage.tasks.after(.milliseconds(300), "early") { debouncer.send("early") }
        debouncer.send("s")
        stage.tasks.after(.milliseconds(600), "late") { debouncer.send("late") }
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: ["late 900ms"])
    }

    @Test func `cancel drops a value that waits and its timer`() {
        let debouncer = debouncer(stage.tasks)
        debouncer.cancel()
        debouncer.send("s")
        debouncer.cancel()
        #expect(!debouncer.isPending)
        #expect(!stage.advanceToNextDue())
        debouncer.send("t")
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: ["t 300ms"])
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `with an interval of nothing or less a value is delivered when the stage settles`(interval: Duration) {
        let debouncer = Debouncer<String>(interval, on: stage.tasks) { [notes] in notes.add($0) }
        debouncer.send("s")
        expect(notes.lines, is: [])
        stage.advance(by: .zero)
        expect(notes.lines, is: ["s"])
        withExtendedLifetime(debouncer) {}
    }

    @Test func `it stops with its scope`() {
        let scope = stage.run { TaskScope("test") }
        let debouncer = debouncer(scope)
        debouncer.send("s")
        scope.end()
        #expect(!debouncer.isPending)
        debouncer.send("t")
        #expect(!debouncer.isPending)
        stage.advance(by: .seconds(1))
        expect(notes.lines, is: [])
    }

    @Test func `a value sent after the end of the scope is not kept`() {
        final class Value {}
        let scope = stage.run { TaskScope("test") }
        let debouncer = Debouncer<Value>(.milliseconds(300), on: scope) { _ in }
        scope.end()
        weak var value: Value?
        do {
            let sent = Value()
            value = sent
            debouncer.send(sent)
        }
        #expect(value == nil)
        withExtendedLifetime(debouncer) {}
    }

    @Test func `an action may send again`() {
        var debouncer: Debouncer<Int>?
        debouncer = Debouncer(.milliseconds(300), on: stage.tasks) { [notes] number in
            notes.add("\(number)")
            if number < 3 { debouncer?.send(number + 1) }
        }
        debouncer?.send(1)
        stage.advance(by: .milliseconds(900))
        expect(notes.lines, is: ["1", "2", "3"])
        debouncer = nil
    }

    @Test func `a debouncer does not keep its owner alive, and a pending value is released with the owner`() {
        final class Owner {
            let notes: Notes
            private(set) lazy var debouncer = Debouncer<Void>(.seconds(1), on: scope) { [unowned self] in
                notes.add("delivered")
            }
            private let scope: TaskScope
            init(_ scope: TaskScope, _ notes: Notes) { (self.scope, self.notes) = (scope, notes) }
        }
        weak var weakOwner: Owner?
        do {
            let owner = Owner(stage.tasks, notes)
            weakOwner = owner
            owner.debouncer.send()
        }
        #expect(weakOwner == nil)
        expect(stage.loop.pendingTimers.count, is: 0)
        stage.advance(by: .seconds(2))
        expect(notes.lines, is: [])
    }
}
