import TestSupport

@testable import HeadlessCombine

@Suite struct PublishedTests {
    private class Base: ObservableObject {
        @Published var name = "a"
    }

    private final class Model: Base {
        @Published var count = 0
        var plain = 0
    }

    private final class Bare: ObservableObject {}

    private final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
    }

    private let stage = Stage()

    @Test func `the projected publisher sends the value, and each new one before the property has it`() {
        let model = Model()
        var lines: [String] = []
        let sink = model.$count.sink { lines.append("\($0), was \(model.count)") }
        model.count = 1
        model.count += 1
        expect((lines, model.count), is: (["0, was 0", "1, was 0", "2, was 1"], 2))
        sink.cancel()
    }

    @Test func `a value written within a sink is replaced when the change is made`() {
        let model = Model()
        var values: [Int] = []
        let sink = model.$count.sink {
            values.append($0)
            if $0 == 1 { model.count = 5 }
        }
        model.count = 1
        expect((values, model.count), is: ([0, 1, 5], 1))
        sink.cancel()
    }

    @Test func `an object tells before one of its properties changes, those of a superclass included`() {
        stage.run {
            let model = Model()
            var lines: [String] = []
            let sink = model.objectWillChange.sink { lines.append("\(model.name) \(model.count)") }
            model.count = 1
            model.name = "b"
            model.plain = 2
            expect(lines, is: ["a 0", "a 1"])
            #expect(model.objectWillChange === model.objectWillChange)
            sink.cancel()
        }
    }

    @Test func `an object is told of before the property's own subscribers`() {
        stage.run {
            let model = Model()
            var lines: [String] = []
            let first = model.$count.dropFirst().sink { _ in lines.append("value") }
            let second = model.objectWillChange.sink { lines.append("object") }
            model.count = 1
            expect(lines, is: ["object", "value"])
            withExtendedLifetime((first, second)) {}
        }
    }

    @Test func `an object without published properties has one publisher, for itself`() {
        stage.run {
            let (one, other) = (Bare(), Bare())
            var count = 0
            let sink = one.objectWillChange.sink { count += 1 }
            one.objectWillChange.send()
            other.objectWillChange.send()
            expect(count, is: 1)
            sink.cancel()
        }
    }

    @Test func `an object may have a publisher of its own`() {
        let own = Own()
        var count = 0
        let sink = own.objectWillChange.sink { count += 1 }
        own.objectWillChange.send()
        expect(count, is: 1)
        sink.cancel()
    }

    @Test func `assign to a published property lasts as long as the property`() {
        let subject = PassthroughSubject<Int, Never>()
        var ended = false
        do {
            let model = Model()
            var values: [Int] = []
            let sink = model.$count.sink { values.append($0 + model.count) }
            subject.handleEvents(receiveCancel: { ended = true }).assign(to: &model.$count)
            subject.send(3)
            Just(4).assign(to: &model.$count)
            expect((model.count, values, ended), is: (4, [0, 3, 7], false))
            sink.cancel()
        }
        #expect(ended)
    }
}
