import TestSupport

@testable import HeadlessCombine

@Suite struct SharingTests {
    private let subject = PassthroughSubject<Int, Mishap>()

    @Test func `share has one subscription, and who comes late misses what was sent`() {
        var begun = 0
        var ended = 0
        let shared =
            subject
            .handleEvents(receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }).share()
        expect(begun, is: 0)
        let first = shared.record()
        subject.send(1)
        let second = shared.record()
        subject.send(2)
        expect((first.lines, second.lines, begun), is: (["subscription", "1", "2"], ["subscription", "2"], 1))
        first.cancel()
        expect(ended, is: 0)
        second.cancel()
        expect(ended, is: 1)
        _ = shared.record()
        expect(begun, is: 2)
    }

    @Test func `a subscriber that comes after the end of what is shared gets the end`() {
        let shared = [1, 2].publisher.share()
        expect(shared.record().lines, is: ["subscription", "1", "2", "finished"])
        expect(shared.record().lines, is: ["subscription", "finished"])
    }

    @Test func `a multicast sends once it is connected`() {
        let multicast = [1, 2].publisher.multicast { PassthroughSubject() }
        let (first, second) = (multicast.record(), multicast.record())
        expect(first.take(), is: ["subscription"])
        let connection = multicast.connect()
        expect((first.lines, second.lines), is: (["1", "2", "finished"], ["subscription", "1", "2", "finished"]))
        connection.cancel()
    }

    @Test func `a subscriber that cancels while the first values come disconnects`() {
        var ended = 0
        let source = CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { ended += 1 })
        expect((sent(by: source.share().first()), ended), is: (["1", "finished"], 1))
    }

    @Test func `a multicast that is connected early waits for the first subscriber`() {
        let multicast = [1, 2].publisher.multicast { PassthroughSubject() }
        let connection = multicast.connect()
        expect(multicast.record().lines, is: ["subscription", "1", "2", "finished"])
        connection.cancel()
    }

    @Test func `multicast by a subject shares that one`() {
        let hub = CurrentValueSubject<Int, Never>(0)
        let multicast = [5].publisher.multicast(subject: hub)
        _ = multicast.connect()
        expect(hub.value, is: 5)
    }

    @Test func `handleEvents is told of all that passes, before it does`() {
        var lines: [String] = []
        let recorder = subject.handleEvents(
            receiveSubscription: { _ in lines.append("subscription") }, receiveOutput: { lines.append("\($0)") },
            receiveCompletion: { _ in lines.append("end") }, receiveCancel: { lines.append("cancel") },
            receiveRequest: { lines.append("\($0)") }
        ).record(.max(1), more: .max(2))
        subject.send(1)
        subject.send(completion: .finished)
        recorder.cancel()
        expect(lines, is: ["subscription", "max(1)", "1", "max(2)", "end"])
    }

    @Test func `print writes a line for all that passes, to a stream or to the trace`() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let recorder = subject.print("a", to: lines).record(.max(3))
        subject.send(1)
        recorder.cancel()
        expect(
            lines.text, is: "a: receive subscription\na: request max: (3)\na: receive value: (1)\na: receive cancel\n")
        let stage = Stage()
        stage.run { _ = Fail<Int, Mishap>(error: Mishap("a")).print().record() }
        expect(
            stage.trace.last(9).map { $0.fields.map(\.value) }, are: ["receive subscription"], ["request unlimited"],
            [#"receive error: (Mishap(name: "a"))"#])
    }

    @Test func `a buffer keeps values that were not asked for, as many as fit`() {
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.max(1))
        let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(.max(1))
        let failed = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Mishap("full") })
            .record(.max(1))
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        for recorder in [oldest, newest] { recorder.request(5) }
        expect(oldest.lines, is: ["subscription", "1", "3", "4", "finished"])
        expect(newest.lines, is: ["subscription", "1", "2", "3", "finished"])
        expect(failed.lines, is: ["subscription", "1", "failed full"])
    }

    @Test func `a buffer that is kept full asks for as much as fits`() {
        var asked: [Int?] = []
        let recorder = (1...9).publisher.handleEvents(receiveRequest: { asked.append($0.max) })
            .buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).record(.max(1))
        expect((recorder.lines, asked), is: (["subscription", "1"], [2, 1]))
        recorder.request(2)
        expect((recorder.lines, asked), is: (["subscription", "1", "2", "3"], [2, 1, 2]))
        recorder.request(9)
        expect((recorder.lines.count, recorder.lines.last), is: (11, "finished"))
    }
}
