import StageRuntime
import Testing

@testable import HeadlessCombine

@Suite struct SharingTests {
    private let subject = PassthroughSubject<Int, Mishap>()

    @Test func `share has one subscription, and who comes late misses what was sent`() {
        var begun = 0
        var ended = 0
        let shared =
            subject
            .handleEvents(receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }).share()
        #expect(begun == 0)
        let first = shared.record()
        subject.send(1)
        let second = shared.record()
        subject.send(2)
        #expect(first.lines == ["subscription", "1", "2"] && second.lines == ["subscription", "2"] && begun == 1)
        first.cancel()
        #expect(ended == 0)
        second.cancel()
        #expect(ended == 1)
        _ = shared.record()
        #expect(begun == 2)
    }

    @Test func `a subscriber that comes after the end of what is shared gets the end`() {
        let shared = [1, 2].publisher.share()
        #expect(shared.record().lines == ["subscription", "1", "2", "finished"])
        #expect(shared.record().lines == ["subscription", "finished"])
    }

    @Test func `multicast and makeConnectable send once they are connected`() {
        let multicast = [1, 2].publisher.multicast { PassthroughSubject() }
        let (first, second) = (multicast.record(), multicast.record())
        #expect(first.take() == ["subscription"])
        let connection = multicast.connect()
        #expect(first.lines == ["1", "2", "finished"] && second.lines == ["subscription", "1", "2", "finished"])
        connection.cancel()
        let connectable = CurrentValueSubject<Int, Never>(1).makeConnectable()
        let third = connectable.record()
        #expect(third.take() == ["subscription"])
        connectable.connect().cancel()
        #expect(third.take() == ["1"])
    }

    @Test func `multicast by a subject shares that one`() {
        let hub = CurrentValueSubject<Int, Never>(0)
        let multicast = [5].publisher.multicast(subject: hub)
        _ = multicast.connect()
        #expect(hub.value == 5)
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
        #expect(lines == ["subscription", "max(1)", "1", "max(2)", "end"])
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
        #expect(
            lines.text == "a: receive subscription\na: request max: (3)\na: receive value: (1)\na: receive cancel\n")
        let stage = Stage()
        stage.run { _ = Fail<Int, Mishap>(error: Mishap("a")).print().record() }
        #expect(
            stage.trace.last(9).map { $0.fields.map(\.value) } == [
                ["receive subscription"], [#"receive error: (Mishap(name: "a"))"#],
            ])
    }
}
