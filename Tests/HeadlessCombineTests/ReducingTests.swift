import TestSupport

@testable import HeadlessCombine

@Suite struct ReducingTests {
    private let numbers = [3, 1, 4].publisher
    private let subject = PassthroughSubject<Int, Mishap>()

    private func small(_ value: Int) throws -> Bool {
        if value > 3 { throw Mishap("big") }
        return value < 3
    }

    @Test func `reduce, collect, count and ignoreOutput take all values`() {
        expect(sent(by: numbers.reduce(0, +)), is: ["8", "finished"])
        expect(sent(by: numbers.tryReduce(0) { try small($1) ? $0 : $1 }), is: ["failed big"])
        expect(sent(by: numbers.collect()), is: ["[3, 1, 4]", "finished"])
        expect((sent(by: numbers.count()), sent(by: numbers.ignoreOutput())), is: (["3", "finished"], ["finished"]))
    }

    @Test func `min and max compare, and send nothing of nothing`() {
        expect((sent(by: numbers.max()), sent(by: numbers.min())), is: (["4", "finished"], ["1", "finished"]))
        expect(sent(by: numbers.max { $0 > $1 }), is: ["1", "finished"])
        expect(sent(by: numbers.min { $0 > $1 }), is: ["4", "finished"])
        expect(sent(by: [Int]().publisher.max()), is: ["finished"])
    }

    @Test func `replaceEmpty sends a value in place of none`() {
        expect(sent(by: numbers.replaceEmpty(with: 7)), is: ["3", "1", "4", "finished"])
        expect(sent(by: Empty<Int, Never>().replaceEmpty(with: 7)), is: ["7", "finished"])
        let slow = Empty<Int, Never>().replaceEmpty(with: 7).record(.none)
        expect(slow.take(), is: ["subscription"])
        slow.request(1)
        expect(slow.take(), is: ["7", "finished"])
    }

    @Test func `first and last`() {
        expect((sent(by: numbers.first()), sent(by: numbers.last())), is: (["3", "finished"], ["4", "finished"]))
        expect(sent(by: numbers.first { $0 < 3 }), is: ["1", "finished"])
        expect(sent(by: numbers.last { $0 < 4 }), is: ["1", "finished"])
        expect(sent(by: [Int]().publisher.first()), is: ["finished"])
    }

    @Test func `first sends one value even if another comes while it is taken, and cancels`() {
        var ended = 0
        let recorder = subject.handleEvents(receiveCancel: { ended += 1 }).first().record()
        recorder.onValue = { [subject] in subject.send($0 + 1) }
        subject.send(1)
        expect((recorder.lines, ended), is: (["subscription", "1", "finished"], 1))
    }

    @Test func `contains and allSatisfy finish as soon as they know`() {
        expect(sent(by: numbers.contains(1)), is: ["true", "finished"])
        expect(sent(by: numbers.contains(9)), is: ["false", "finished"])
        expect(sent(by: numbers.contains { $0 > 3 }), is: ["true", "finished"])
        expect(sent(by: numbers.allSatisfy { $0 > 0 }), is: ["true", "finished"])
        let recorder = subject.contains(1).record()
        subject.send(1)
        expect(recorder.lines, is: ["subscription", "true", "finished"])
    }

    @Test func `a result waits until it is asked for, though all values were taken`() {
        var asked: [Subscribers.Demand] = []
        let recorder = numbers.handleEvents(receiveRequest: { asked.append($0) }).count().record(.none)
        expect((recorder.take(), asked), is: (["subscription"], [.unlimited]))
        recorder.request(1)
        expect(recorder.take(), is: ["3", "finished"])
    }

    @Test func `a failure takes the place of a result`() {
        let recorder = subject.collect().record()
        subject.send(1)
        subject.send(completion: .failure(Mishap("a")))
        expect(recorder.lines, is: ["subscription", "failed a"])
    }
}
