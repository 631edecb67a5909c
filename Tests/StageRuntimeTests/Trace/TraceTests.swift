import TestSupport

@testable import StageRuntime

@Suite struct TraceTests {
    private func stage(limit: Int = 10_000) -> Stage {
        var options = StageOptions()
        options.traceLimit = limit
        return Stage(options)
    }

    @Test func `events are kept in order, with their time`() {
        let stage = stage()
        stage.trace.record("launch", .lifecycle, [.init("screen", "Search"), .init("text", "a b")])
        stage.advance(by: .milliseconds(1500))
        stage.trace.record("tap")
        expect(stage.trace.last(2).map(\.line), are: "0s  lifecycle  launch  screen=Search text=a b", "1.5s  app  tap")
        expect(stage.trace.count, is: 2)
    }

    @Test(arguments: [(-1, []), (0, []), (1, ["9"]), (3, ["7", "8", "9"]), (99, ["7", "8", "9"])])
    func `at most the limit is kept, the latest, and last gives no more than asked`(number: Int, names: [String]) {
        let stage = stage(limit: 3)
        for number in 0..<10 { stage.trace.record("\(number)") }
        expect((stage.trace.last(number).map(\.name), stage.trace.count), is: (names, 10))
    }

    @Test(arguments: [Int.min, 0, 1, Int.max])
    func `any limit works`(limit: Int) {
        let stage = stage(limit: limit)
        for number in 0..<5 { stage.trace.record("\(number)") }
        expect(stage.trace.last(1).map(\.name), is: ["4"])
    }

    @Test func `observers see each event from when they came, in the order they came`() {
        let stage = stage()
        let notes = Notes()
        stage.trace.record("before")
        stage.trace.observe { notes.add("first " + $0.name) }
        stage.trace.observe { notes.add("second " + $0.name) }
        stage.trace.record("after")
        expect(notes.lines, is: ["first after", "second after"])
    }

    private func hash(_ play: (Stage) -> Void) -> TraceHash {
        let stage = stage()
        play(stage)
        return stage.trace.hash
    }

    @Test func `equal runs have equal hashes, whatever is kept of them`() {
        let play: (Stage) -> Void = { stage in
            stage.trace.record("a", .app, [.init("b", "c")])
            stage.advance(by: .seconds(1))
            stage.trace.record("d")
        }
        expect(hash(play), is: hash(play))
        let short = stage(limit: 1)
        play(short)
        expect(short.trace.hash, is: hash(play))
    }

    @Test func `runs that differ in any way have different hashes`() {
        let plays: [(Stage) -> Void] = [
            { _ in },
            { $0.trace.record("a") },
            { $0.trace.record("a", .worker) },
            { $0.trace.record("a", .app, [.init("b", "c")]) },
            { $0.trace.record("a", .app, [.init("bc", "")]) },
            { $0.trace.record("a", .app, [.init("b", "c"), .init("", "")]) },
            {
                $0.trace.record("a")
                $0.trace.record("a")
            },
            { $0.advance(by: .nanoseconds(1)) },
            {
                $0.advance(by: .nanoseconds(1))
                $0.trace.record("a")
            },
            { stage in
                stage.run { _ = stage.tasks.start("task") {} }
                stage.settle()
            },
            { $0.trace.combine(1) },
        ]
        expect(Set(plays.map { hash($0).text }).count, is: plays.count)
    }
}
