import Foundation
import TestSupport

@testable import HeadlessCombine

@Suite struct ValueTests {
    private struct Point: Codable {
        var x = 1
        var y = 2
        var z = 3
    }

    private let subject = PassthroughSubject<Int, Mishap>()
    private let numbers = (1...5).publisher

    private func odd(_ value: Int) throws -> Bool {
        if value > 3 { throw Mishap("big") }
        return !value.isMultiple(of: 2)
    }

    @Test func `map turns values, and by key paths takes one to three properties`() {
        expect(sent(by: numbers.map { $0 * 2 }), is: ["2", "4", "6", "8", "10", "finished"])
        expect(sent(by: Just(Point()).map(\.x)), is: ["1", "finished"])
        expect(sent(by: Just(Point()).map(\.x, \.y)), is: ["(1, 2)", "finished"])
        expect(sent(by: Just(Point()).map(\.x, \.y, \.z)), is: ["(1, 2, 3)", "finished"])
        expect(sent(by: numbers.tryMap { try odd($0) }), is: ["true", "false", "true", "failed big"])
        expect(sent(by: [1, nil].publisher.replaceNil(with: 7)), is: ["1", "7", "finished"])
    }

    @Test func `a closure that throws cancels the upstream`() {
        var ended = false
        let recorder = subject.handleEvents(receiveCancel: { ended = true }).tryMap { try odd($0) }.record()
        subject.send(4)
        subject.send(1)
        expect((recorder.lines, ended), is: (["subscription", "failed big"], true))
    }

    @Test func `filter and compactMap leave values out and ask for others`() {
        expect(sent(by: numbers.filter { $0 > 3 }), is: ["4", "5", "finished"])
        expect(sent(by: numbers.tryFilter(odd)), is: ["1", "3", "failed big"])
        expect(sent(by: ["1", "x", "3"].publisher.compactMap { Int($0) }), is: ["1", "3", "finished"])
        expect(sent(by: numbers.tryCompactMap { try odd($0) ? $0 : nil }), is: ["1", "3", "failed big"])
        expect(numbers.filter { $0 > 3 }.record(.max(1)).lines, is: ["subscription", "4"])
    }

    @Test func `removeDuplicates compares with the value before`() {
        expect(sent(by: [1, 1, 2, 1].publisher.removeDuplicates()), is: ["1", "2", "1", "finished"])
        expect(sent(by: numbers.removeDuplicates { $0 / 2 == $1 / 2 }), is: ["1", "2", "4", "finished"])
    }

    @Test func `scan and collect by count`() {
        expect(sent(by: numbers.scan(0, +)), is: ["1", "3", "6", "10", "15", "finished"])
        expect(sent(by: numbers.tryScan(0) { try odd($1) ? $0 + $1 : $0 }), is: ["1", "1", "4", "failed big"])
        expect(sent(by: numbers.collect(2)), is: ["[1, 2]", "[3, 4]", "[5]", "finished"])
        expect(numbers.collect(2).record(.max(1)).lines, is: ["subscription", "[1, 2]"])
    }

    @Test func `a value sent within a sink is scanned in the order of sending`() {
        let sum = subject.scan(0, +).record()
        sum.onValue = { [subject] in if $0 == 1 { subject.send(10) } }
        subject.send(1)
        subject.send(100)
        expect(sum.lines, is: ["subscription", "1", "11", "111"])
    }

    @Test func `drop leaves the first values out`() {
        expect(sent(by: numbers.dropFirst()), is: ["2", "3", "4", "5", "finished"])
        expect(sent(by: numbers.dropFirst(4)), is: ["5", "finished"])
        expect(sent(by: [1, 4, 1].publisher.drop { $0 < 3 }), is: ["4", "1", "finished"])
        expect(numbers.dropFirst(2).record(.max(1)).lines, is: ["subscription", "3"])
    }

    @Test func `drop until output opens with the first value of the other publisher`() {
        let other = PassthroughSubject<String, Mishap>()
        let recorder = subject.drop(untilOutputFrom: other).record()
        subject.send(1)
        other.send("go")
        subject.send(2)
        other.send(completion: .finished)
        subject.send(3)
        expect(recorder.lines, is: ["subscription", "2", "3"])
    }

    @Test func `drop until output ends with an other publisher that ends before it opens`() {
        let other = PassthroughSubject<String, Mishap>()
        let recorder = subject.drop(untilOutputFrom: other).record()
        other.send(completion: .finished)
        expect(recorder.lines, is: ["subscription", "finished"])
        expect(sent(by: numbers.drop(untilOutputFrom: Just(1))), is: ["1", "2", "3", "4", "5", "finished"])
        expect(sent(by: numbers.drop(untilOutputFrom: Empty<Int, Never>())), is: ["finished"])
    }

    @Test func `prefix and output finish after the last value that they send, and cancel the upstream`() {
        var ended = 0
        let source = subject.handleEvents(receiveCancel: { ended += 1 })
        let recorder = source.prefix(2).record()
        recorder.onValue = { [subject] in if $0 == 2 { subject.send(3) } }
        subject.send(1)
        subject.send(2)
        expect((recorder.lines, ended), is: (["subscription", "1", "2", "finished"], 1))
        expect(sent(by: numbers.prefix(0)), is: ["finished"])
        expect(sent(by: numbers.prefix { $0 < 3 }), is: ["1", "2", "finished"])
        expect(sent(by: numbers.output(at: 2)), is: ["3", "finished"])
        expect(sent(by: numbers.output(in: 1...2)), is: ["2", "3", "finished"])
        expect(sent(by: numbers.output(in: 3...)), is: ["4", "5", "finished"])
    }

    @Test func `prefix until output finishes with the first value of the other publisher`() {
        let other = PassthroughSubject<String, Never>()
        var ended = 0
        let recorder = subject.handleEvents(receiveCancel: { ended += 1 }).prefix(untilOutputFrom: other).record()
        subject.send(1)
        other.send("stop")
        subject.send(2)
        expect((recorder.lines, ended), is: (["subscription", "1", "finished"], 1))
        expect(sent(by: numbers.prefix(untilOutputFrom: Just(1))), is: ["finished"])
        expect(sent(by: numbers.prefix(2).prefix(untilOutputFrom: Empty<Int, Never>())), is: ["1", "2", "finished"])
    }

    @Test func `encode and decode go by a coder`() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = Just(Point()).encode(encoder: encoder).map { String(decoding: $0, as: UTF8.self) }
        expect(sent(by: text), is: [#"{"x":1,"y":2,"z":3}"#, "finished"])
        let data = Data(#"{"x":4,"y":5,"z":6}"#.utf8)
        expect(sent(by: Just(data).decode(type: Point.self, decoder: JSONDecoder()).map(\.y)), is: ["5", "finished"])
        let failed = Just(Data()).decode(type: Point.self, decoder: JSONDecoder()).replaceError(with: Point(x: 9))
        expect(sent(by: failed.map(\.x)), is: ["9", "finished"])
    }
}
