import TestSupport

@testable import HeadlessCombine

@Suite struct SubjectTests {
    private let subject = PassthroughSubject<Int, Mishap>()

    @Test func `a passthrough subject sends to those who have subscribed, in their order`() {
        var lines: [String] = []
        subject.send(0)
        let first = subject.sink(receiveCompletion: { _ in }, receiveValue: { lines.append("first \($0)") })
        let second = subject.sink(receiveCompletion: { _ in }, receiveValue: { lines.append("second \($0)") })
        subject.send(1)
        first.cancel()
        subject.send(2)
        expect(lines, is: ["first 1", "second 1", "second 2"])
        second.cancel()
    }

    @Test func `a passthrough subject drops what was not asked for`() {
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        expect(recorder.lines, is: ["subscription", "1", "3"])
    }

    @Test func `a completion is sent once, and nothing after it`() {
        let recorder = subject.record()
        subject.send(completion: .failure(Mishap("a")))
        subject.send(completion: .finished)
        subject.send(1)
        expect(recorder.lines, is: ["subscription", "failed a"])
    }

    @Test func `a subscriber that comes after the end gets the end`() {
        subject.send(completion: .failure(Mishap("a")))
        expect(subject.record(.none).lines, is: ["subscription", "failed a"])
        let value = CurrentValueSubject<Int, Never>(1)
        value.send(completion: .finished)
        expect(value.record().lines, is: ["subscription", "finished"])
    }

    @Test func `a value sent from within a sink is delivered within, to all`() {
        var lines: [String] = []
        let first = subject.sink(receiveCompletion: { _ in }) { [subject] in
            lines.append("first \($0)")
            if $0 == 1 { subject.send(2) }
        }
        let second = subject.sink(receiveCompletion: { _ in }, receiveValue: { lines.append("second \($0)") })
        subject.send(1)
        expect(lines, is: ["first 1", "first 2", "second 2", "second 1"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a subscriber that is cancelled by another one during a value does not get it`() {
        var lines: [String] = []
        var second: AnyCancellable?
        let first = subject.sink(receiveCompletion: { _ in }) { _ in second?.cancel() }
        second = subject.sink(receiveCompletion: { _ in }, receiveValue: { lines.append("\($0)") })
        subject.send(1)
        expect(lines, is: [])
        withExtendedLifetime(first) {}
    }

    @Test func `a subscriber that comes during a value gets the next one`() {
        var lines: [String] = []
        var late: AnyCancellable?
        let first = subject.sink(receiveCompletion: { _ in }) { [subject] _ in
            guard late == nil else { return }
            late = subject.sink(receiveCompletion: { _ in }, receiveValue: { lines.append("late \($0)") })
        }
        subject.send(1)
        subject.send(2)
        expect(lines, is: ["late 2"])
        withExtendedLifetime(first) {}
    }

    @Test func `an end sent from within a sink reaches all, and the value no other`() {
        var lines: [String] = []
        let first = subject.sink(
            receiveCompletion: { _ in lines.append("first end") },
            receiveValue: { [subject] _ in subject.send(completion: .finished) })
        let second = subject.sink(
            receiveCompletion: { _ in lines.append("second end") }, receiveValue: { lines.append("second \($0)") })
        subject.send(1)
        expect(lines, is: ["first end", "second end"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a current value subject sends its value first, and the latest to who asks late`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let eager = subject.record()
        let slow = subject.record(.none)
        subject.send(2)
        subject.value = 3
        expect((eager.lines, slow.take()), is: (["subscription", "1", "2", "3"], ["subscription"]))
        slow.request(2)
        expect(slow.take(), is: ["3"])
        subject.value += 1
        expect((slow.take(), subject.value), is: (["4"], 4))
        subject.send(completion: .finished)
        subject.send(9)
        subject.value = 8
        expect(subject.value, is: 4)
    }

    @Test func `a subject takes all values of the publisher that it subscribes to, until that is cancelled`() {
        let source = PassthroughSubject<Int, Mishap>()
        let recorder = subject.record()
        let connection = source.subscribe(subject)
        source.send(1)
        connection.cancel()
        source.send(2)
        expect(recorder.lines, is: ["subscription", "1"])
        let other = [5].publisher.setFailureType(to: Mishap.self).subscribe(subject)
        expect(recorder.take(), is: ["subscription", "1", "5", "finished"])
        other.cancel()
    }

    @Test func `an event without a value can be sent and received without one`() {
        let events = PassthroughSubject<Void, Never>()
        var count = 0
        let sink = events.sink { count += 1 }
        events.send()
        expect(count, is: 1)
        sink.cancel()
        #expect(Recorder<Void, Never>().receive() == .none)
    }
}

@Suite struct CancellableTests {
    @Test func `a cancellable acts once, when it is cancelled or released`() {
        var count = 0
        let first = AnyCancellable { count += 1 }
        first.cancel()
        first.cancel()
        expect(count, is: 1)
        do { _ = AnyCancellable { count += 1 } }
        expect(count, is: 2)
    }

    @Test func `a set and an array keep subscriptions, and end them when they are emptied`() {
        let subject = PassthroughSubject<Int, Never>()
        var set: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        var values: [Int] = []
        subject.sink { values.append($0) }.store(in: &set)
        subject.sink { values.append($0 * 10) }.store(in: &list)
        Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &set)
        subject.send(1)
        expect((values, set.count), is: ([1, 10], 2))
        set = []
        subject.send(2)
        expect(values, is: [1, 10, 20])
        list.removeAll()
        subject.send(3)
        expect(values, is: [1, 10, 20])
    }

    @Test func `a subscription lets go of its closures when it ends`() {
        final class Owner {}
        weak var seen: Owner?
        let subject = PassthroughSubject<Int, Never>()
        let sink: AnyCancellable
        do {
            let owner = Owner()
            seen = owner
            sink = subject.map { $0 + 1 }.sink { _ in _ = owner }
        }
        #expect(seen != nil)
        sink.cancel()
        #expect(seen == nil)
    }

    @Test func `assign writes into a property until it is cancelled`() {
        final class Label { var text = "" }
        let label = Label()
        let subject = PassthroughSubject<String, Never>()
        let assignment = subject.assign(to: \.text, on: label)
        subject.send("a")
        assignment.cancel()
        subject.send("b")
        expect(label.text, is: "a")
    }

    @Test func `a second subscription of a sink is cancelled`() {
        var ended = false
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let subject = PassthroughSubject<Int, Never>()
        subject.subscribe(sink)
        subject.handleEvents(receiveCancel: { ended = true }).subscribe(sink)
        #expect(ended)
    }
}
