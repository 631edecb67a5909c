import TestSupport

@testable import HeadlessCombine

@Suite struct SeveralTests {
    private let a = PassthroughSubject<Int, Mishap>()
    private let b = PassthroughSubject<Int, Mishap>()
    private let c = PassthroughSubject<Int, Mishap>()

    @Test func `merge sends what comes as it comes, and finishes with the last`() {
        let recorder = a.merge(with: b, c).record()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        c.send(3)
        b.send(completion: .finished)
        c.send(completion: .finished)
        expect(recorder.lines, is: ["subscription", "1", "2", "3", "finished"])
    }

    @Test func `merge takes two to four publishers, and any number of one type`() {
        let one = [1].publisher
        expect(sent(by: one.merge(with: Just(2))), is: ["1", "2", "finished"])
        let four = one.merge(with: Just(2), Just(3), Just(4))
        expect(sent(by: four), is: ["1", "2", "3", "4", "finished"])
        expect(sent(by: Publishers.MergeMany((1...3).map { Just($0) })), is: ["1", "2", "3", "finished"])
        expect(sent(by: one.merge(with: one).merge(with: one)), is: ["1", "1", "1", "finished"])
        expect(sent(by: Publishers.MergeMany([Just<Int>]())), is: ["finished"])
    }

    @Test func `merge holds a value of each publisher that was not asked for, and asks no more of it`() {
        var asked: [Int?] = []
        let first = (1...3).publisher.handleEvents(receiveRequest: { asked.append($0.max) })
        let recorder = first.merge(with: (7...9).publisher).record(.max(2))
        expect(recorder.take(), is: ["subscription", "1", "2"])
        recorder.request(10)
        expect((recorder.take().sorted(), asked.allSatisfy { $0 == 1 }), is: (["3", "7", "8", "9", "finished"], true))
    }

    @Test func `a failure of one publisher ends all`() {
        var ended = 0
        let watched = b.handleEvents(receiveCancel: { ended += 1 })
        let merged = a.merge(with: watched).record()
        let zipped = a.zip(watched).record()
        let latest = a.combineLatest(watched).record()
        a.send(completion: .failure(Mishap("a")))
        expect((merged.lines, zipped.lines), is: (["subscription", "failed a"], ["subscription", "failed a"]))
        expect((latest.lines, ended), is: (["subscription", "failed a"], 3))
    }

    @Test func `combineLatest sends once each has sent, and then with each value`() {
        let recorder = a.combineLatest(b).record()
        a.send(1)
        a.send(2)
        b.send(10)
        a.send(3)
        a.send(completion: .finished)
        b.send(20)
        b.send(completion: .finished)
        expect(recorder.lines, is: ["subscription", "(2, 10)", "(3, 10)", "(3, 20)", "finished"])
    }

    @Test func `combineLatest takes two to four publishers, with a transform too`() {
        let (x, y, z, w) = (Just(1), Just(2), Just(3), Just(4))
        expect(sent(by: x.combineLatest(y)), is: ["(1, 2)", "finished"])
        expect(sent(by: x.combineLatest(y) { $0 + $1 }), is: ["3", "finished"])
        expect(sent(by: x.combineLatest(y, z)), is: ["(1, 2, 3)", "finished"])
        expect(sent(by: x.combineLatest(y, z) { $0 + $1 + $2 }), is: ["6", "finished"])
        expect(sent(by: x.combineLatest(y, z, w)), is: ["(1, 2, 3, 4)", "finished"])
        expect(sent(by: x.combineLatest(y, z, w) { $0 + $1 + $2 + $3 }), is: ["10", "finished"])
        expect(sent(by: Publishers.CombineLatest3(x, y, z)), is: ["(1, 2, 3)", "finished"])
    }

    @Test func `a value that is not asked for is not paired, but later values go with it`() {
        let recorder = a.combineLatest(b).record(.max(1))
        a.send(1)
        b.send(10)
        recorder.request(1)
        b.send(20)
        expect(recorder.lines, is: ["subscription", "(1, 10)", "(1, 20)"])
    }

    @Test func `zip pairs the values in their order, and finishes when no other pair can come`() {
        let recorder = a.zip(b).record()
        a.send(1)
        a.send(2)
        b.send(10)
        a.send(completion: .finished)
        b.send(20)
        b.send(30)
        expect(recorder.lines, is: ["subscription", "(1, 10)", "(2, 20)", "finished"])
        expect(sent(by: (1...3).publisher.zip(["a", "b"].publisher)), is: ["(1, \"a\")", "(2, \"b\")", "finished"])
    }

    @Test func `zip takes two to four publishers, with a transform too`() {
        let (x, y, z, w) = ([1, 5].publisher, Just(2), Just(3), Just(4))
        expect(sent(by: x.zip(y) { $0 + $1 }), is: ["3", "finished"])
        expect(sent(by: x.zip(y, z)), is: ["(1, 2, 3)", "finished"])
        expect(sent(by: x.zip(y, z) { $0 + $1 + $2 }), is: ["6", "finished"])
        expect(sent(by: x.zip(y, z, w)), is: ["(1, 2, 3, 4)", "finished"])
        expect(sent(by: x.zip(y, z, w) { $0 + $1 + $2 + $3 }), is: ["10", "finished"])
    }

    @Test func `zip asks each publisher for as many values as pairs were asked for`() {
        var asked: [Int?] = []
        let first = (1...9).publisher.handleEvents(receiveRequest: { asked.append($0.max) })
        let recorder = first.zip((1...9).publisher).record(.max(2))
        #expect(recorder.lines == ["subscription", "(1, 1)", "(2, 2)"] && asked == [2])
    }

    @Test func `append and prepend go on when the first has finished`() {
        expect(sent(by: [1].publisher.append(2, 3)), is: ["1", "2", "3", "finished"])
        expect(sent(by: [1].publisher.append([2, 3])), is: ["1", "2", "3", "finished"])
        expect(sent(by: [1].publisher.append(Just(2))), is: ["1", "2", "finished"])
        expect(sent(by: [1].publisher.prepend(2, 3)), is: ["2", "3", "1", "finished"])
        expect(sent(by: [1].publisher.prepend([2, 3])), is: ["2", "3", "1", "finished"])
        expect(sent(by: [1].publisher.prepend(Just(2))), is: ["2", "1", "finished"])
        let recorder = a.append(b).record(.max(2))
        b.send(9)
        a.send(1)
        a.send(completion: .finished)
        b.send(2)
        b.send(3)
        expect(recorder.lines, is: ["subscription", "1", "2"])
    }

    @Test func `flatMap sends what the publishers send, side by side`() {
        let recorder = [a, b].publisher.setFailureType(to: Mishap.self).flatMap { $0 }.record()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        expect(recorder.lines, is: ["subscription", "1", "2", "3", "finished"])
    }

    @Test func `flatMap takes publishers that cannot fail, and those of an upstream that cannot fail`() {
        expect(sent(by: [1, 2].publisher.flatMap { Just($0 * 10) }), is: ["10", "20", "finished"])
        expect(sent(by: [1].publisher.flatMap { _ in Fail<Int, Mishap>(error: Mishap("a")) }), is: ["failed a"])
        let failing = [1].publisher.setFailureType(to: Mishap.self)
        expect(sent(by: failing.flatMap { Just($0) }), is: ["1", "finished"])
    }

    @Test func `flatMap has at most a number of publishers at a time`() {
        var begun: [Int] = []
        let subjects = [a, b, c]
        let recorder = (0...2).publisher.setFailureType(to: Mishap.self).flatMap(maxPublishers: .max(2)) { index in
            begun.append(index)
            return subjects[index]
        }.record()
        expect(begun, is: [0, 1])
        a.send(completion: .finished)
        expect(begun, is: [0, 1, 2])
        c.send(7)
        expect(recorder.lines, is: ["subscription", "7"])
    }

    @Test func `switchToLatest leaves the publisher before, and finishes with the last`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Mishap>, Mishap>()
        let recorder = outer.switchToLatest().record()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        expect(recorder.lines, is: ["subscription", "1", "3", "4", "finished"])
    }

    @Test func `switchToLatest takes what can fail and what cannot`() {
        expect(sent(by: [1, 2].publisher.map { Just($0) }.switchToLatest()), is: ["1", "2", "finished"])
        let inner = [1].publisher.map { _ in Fail<Int, Mishap>(error: Mishap("a")) }.switchToLatest()
        expect(sent(by: inner), is: ["failed a"])
        let outer = [1].publisher.setFailureType(to: Mishap.self).map { Just($0) }.switchToLatest()
        expect(sent(by: outer), is: ["1", "finished"])
    }

    @Test func `a cancel reaches all publishers`() {
        var ended = 0
        let watched = [a, b].map { $0.handleEvents(receiveCancel: { ended += 1 }) }
        let recorder = Publishers.MergeMany(watched).record()
        recorder.onValue = { _ in recorder.cancel() }
        a.send(1)
        b.send(2)
        expect((recorder.lines, ended), is: (["subscription", "1"], 2))
    }
}
