import TestSupport

@testable import HeadlessCombine

@Suite struct FailureTests {
    private let subject = PassthroughSubject<Int, Mishap>()
    private let failing = [1, 2].publisher.setFailureType(to: Mishap.self).append(Fail(error: Mishap("a")))

    @Test func `mapError turns the failure, setFailureType only its type`() {
        expect(sent(by: failing.mapError { Mishap($0.name + "b") }), is: ["1", "2", "failed ab"])
        expect(sent(by: Just(1).setFailureType(to: Mishap.self)), is: ["1", "finished"])
    }

    @Test func `replaceError sends a value in place of the failure, when it is asked for`() {
        expect(sent(by: failing.replaceError(with: 7)), is: ["1", "2", "7", "finished"])
        let slow = failing.replaceError(with: 7).record(.max(2))
        expect(slow.take(), is: ["subscription", "1", "2"])
        slow.request(1)
        expect(slow.take(), is: ["7", "finished"])
    }

    @Test func `assertNoFailure fails the run with the failure, and sends nothing more`() {
        var lines: [String] = []
        let found = problems {
            lines = failing.assertNoFailure("list", file: "List.swift", line: 7).record().lines
        }
        expect(lines, is: ["subscription", "1", "2"])
        #expect(
            found == [
                "this ends the app on a phone: list: a publisher with assertNoFailure has failed: "
                    + #"Mishap(name: "a") (List.swift:7)"#
            ])
    }

    @Test func `catch goes on with another publisher, for what is still asked for`() {
        expect(sent(by: failing.catch { _ in Just(9) }), is: ["1", "2", "9", "finished"])
        let slow = failing.catch { _ in [7, 8, 9].publisher }.record(.max(3))
        expect(slow.take(), is: ["subscription", "1", "2", "7"])
        slow.request(2)
        expect(slow.take(), is: ["8", "9", "finished"])
    }

    @Test func `a failure of the other publisher is not caught`() {
        let other = Fail<Int, Mishap>(error: Mishap("b"))
        expect(sent(by: failing.catch { _ in other }), is: ["1", "2", "failed b"])
    }

    @Test func `tryCatch fails with what its closure throws`() {
        expect(sent(by: failing.tryCatch { _ in Just(9) }), is: ["1", "2", "9", "finished"])
        expect(
            sent(by: failing.tryCatch { (failure) throws -> Just<Int> in throw Mishap(failure.name + "b") }), are: "1",
            "2", "failed ab")
    }

    @Test func `retry subscribes again, a number of times`() {
        var count = 0
        let source = Deferred {
            count += 1
            return failing
        }
        expect((sent(by: source.retry(1)), count), is: (["1", "2", "1", "2", "failed a"], 2))
        expect(source.retry(1).record(.max(3)).lines, is: ["subscription", "1", "2", "1"])
        expect(sent(by: source.retry(0)), is: ["1", "2", "failed a"])
    }

    @Test func `a cancel reaches the publisher of the moment`() {
        var ended: [String] = []
        let other = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveCancel: { ended.append("first") })
            .catch { _ in other.handleEvents(receiveCancel: { ended.append("second") }) }.record()
        subject.send(1)
        subject.send(completion: .failure(Mishap("a")))
        other.send(2)
        recorder.cancel()
        other.send(3)
        expect((recorder.lines, ended), is: (["subscription", "1", "2"], ["second"]))
    }
}
