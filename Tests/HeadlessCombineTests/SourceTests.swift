import TestSupport

@testable import HeadlessCombine

@Suite struct SourceTests {
    @Test func `just, empty, fail, optional, result and sequence send what they have`() {
        expect((sent(by: Just(1)), sent(by: Empty<Int, Never>())), is: (["1", "finished"], ["finished"]))
        expect(sent(by: Empty<Int, Never>(completeImmediately: false)), is: [])
        expect(sent(by: Fail<Int, Mishap>(error: Mishap("a"))), is: ["failed a"])
        expect(sent(by: Fail(outputType: Int.self, failure: Mishap("a"))), is: ["failed a"])
        expect(sent(by: Int?.some(1).publisher), is: ["1", "finished"])
        expect(sent(by: Int?.none.publisher), is: ["finished"])
        expect(sent(by: Result<Int, Mishap>.success(1).publisher), is: ["1", "finished"])
        expect(sent(by: Result<Int, Mishap>.failure(Mishap("a")).publisher), is: ["failed a"])
        expect((sent(by: [1, 2].publisher), sent(by: [Int]().publisher)), is: (["1", "2", "finished"], ["finished"]))
    }

    @Test func `a value waits until it is asked for, an end without a value does not`() {
        let just = Just(1).record(.none)
        expect(just.take(), is: ["subscription"])
        just.request(1)
        expect(just.take(), is: ["1", "finished"])
        expect([Int]().publisher.record(.none).lines, is: ["subscription", "finished"])
        #expect(Result<Int, Mishap>.failure(Mishap("a")).publisher.record(.none).lines == ["subscription", "failed a"])
    }

    @Test func `a future runs at once, once, and keeps its value for who comes late`() {
        var promise: Future<Int, Mishap>.Promise?
        var runs = 0
        let future = Future<Int, Mishap> {
            runs += 1
            promise = $0
        }
        expect(runs, is: 1)
        let early = future.record()
        let slow = future.record(.none)
        promise?(.success(1))
        promise?(.success(2))
        expect((early.lines, slow.take()), is: (["subscription", "1", "finished"], ["subscription"]))
        slow.request(1)
        expect((slow.take(), sent(by: future), runs), is: (["1", "finished"], ["1", "finished"], 1))
    }

    @Test func `a future that fails tells who did not ask for a value, and not who has cancelled`() {
        var promise: Future<Int, Mishap>.Promise?
        let future = Future<Int, Mishap> { promise = $0 }
        let (slow, gone) = (future.record(.none), future.record())
        gone.cancel()
        promise?(.failure(Mishap("a")))
        expect((slow.lines, gone.lines), is: (["subscription", "failed a"], ["subscription"]))
    }

    @Test func `deferred makes a publisher for each subscriber`() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        expect((count, sent(by: deferred), sent(by: deferred)), is: (0, ["1", "finished"], ["2", "finished"]))
    }

    @Test func `erased publishers and subscribers behave as what they hide`() {
        let recorder = Recorder<Int, Never>(.max(1))
        [1, 2].publisher.eraseToAnyPublisher().eraseToAnyPublisher().subscribe(AnySubscriber(recorder))
        expect(recorder.lines, is: ["subscription", "1"])
        expect(AnySubscriber(recorder).combineIdentifier, is: recorder.combineIdentifier)
        var values: [Int] = []
        [1, 2].publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { $0.request(.max(1)) },
                receiveValue: {
                    values.append($0)
                    return .max(1)
                }))
        expect(values, is: [1, 2])
        let subject = PassthroughSubject<Int, Never>()
        let seen = subject.record()
        [7].publisher.subscribe(AnySubscriber(subject))
        expect(seen.lines, is: ["subscription", "7", "finished"])
    }
}
