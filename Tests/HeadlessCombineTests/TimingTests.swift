import struct Foundation.Date
import HeadlessFoundation
import TestSupport

@testable import HeadlessCombine

@Suite struct TimingTests {
    private let subject = PassthroughSubject<Int, Mishap>()

    /// What came, with the time at which it came.
    private final class Log {
        var lines: [String] = []
        let clock = Stage.current.clock
        func add(_ text: String) { lines.append(text + " " + clock.now.offset.text) }
    }

    /// Writes down what a publisher sends, with the time.
    private func follow<P: Publisher>(_ publisher: P) -> (Log, AnyCancellable) {
        let log = Log()
        let sink = publisher.sink(
            receiveCompletion: {
                if case .failure(let failure) = $0 { log.add("failed \(failure)") } else { log.add("finished") }
            }, receiveValue: { log.add("\($0)") })
        return (log, sink)
    }

    /// Sends values at moments, in milliseconds.
    private func send(_ tester: StageTester, _ moments: (Int, Int)...) {
        var now = 0
        for (moment, value) in moments {
            tester.advance(by: .milliseconds(moment - now))
            now = moment
            subject.send(value)
        }
    }

    @Test func `receive on the main queue sends after the calls under way, in order`() {
        StageTester.run { tester in
            let (log, sink) = follow([1, 2].publisher.receive(on: MainQueue.main))
            expect(log.lines, is: [])
            tester.settle()
            expect(log.lines, is: ["1 0s", "2 0s", "finished 0s"])
            sink.cancel()
        }
    }

    @Test func `what is under way is not sent after a cancel`() {
        StageTester.run { tester in
            let (log, sink) = follow([1, 2].publisher.receive(on: RunLoop.main))
            sink.cancel()
            tester.settle()
            expect(log.lines, is: [])
        }
    }

    @Test func `receive asks for what its subscriber asks for`() {
        StageTester.run { tester in
            let recorder = (1...9).publisher.receive(on: MainQueue.main).record(.max(1), more: .max(1))
            tester.settle()
            expect(recorder.lines.count, is: 11)
        }
    }

    @Test func `subscribe on the main queue subscribes after the calls under way`() {
        StageTester.run { tester in
            var begun = false
            let source = subject.handleEvents(receiveSubscription: { _ in begun = true })
            let (log, sink) = follow(source.subscribe(on: MainQueue.main))
            #expect(!begun)
            tester.settle()
            subject.send(1)
            expect((begun, log.lines), is: (true, ["1 0s"]))
            sink.cancel()
        }
    }

    @Test func `delay sends values and the end later`() {
        StageTester.run { tester in
            let (log, sink) = follow(subject.delay(for: .seconds(1.5), scheduler: RunLoop.main))
            send(tester, (0, 1), (100, 2))
            subject.send(completion: .finished)
            tester.advance(by: .seconds(2))
            expect(log.lines, is: ["1 1.5s", "2 1.6s", "finished 1.6s"])
            sink.cancel()
        }
    }

    @Test(arguments: 1...20) func `no schedule reorders what is delayed`(_ number: UInt64) {
        var options = StageOptions()
        options.schedule = Schedule(.anyOrder, seed: number, number: number)
        StageTester.run(options) { tester in
            let (log, sink) = follow((1...3).publisher.delay(for: .seconds(1), scheduler: MainQueue.main))
            tester.advance(by: .seconds(2))
            expect(log.lines, is: ["1 1s", "2 1s", "3 1s", "finished 1s"])
            sink.cancel()
        }
    }

    @Test func `debounce sends a value once no other has come for a time`() {
        StageTester.run { tester in
            let (log, sink) = follow(subject.debounce(for: .milliseconds(300), scheduler: MainQueue.main))
            send(tester, (0, 1), (299, 2), (700, 3))
            tester.advance(by: .seconds(1))
            expect(log.lines, is: ["2 599ms", "3 1s"])
            sink.cancel()
        }
    }

    @Test func `a value that waits in a debounce is dropped at the end, and at a cancel, with its timer`() {
        StageTester.run { tester in
            let (log, sink) = follow(subject.debounce(for: .milliseconds(300), scheduler: MainQueue.main))
            subject.send(1)
            subject.send(completion: .finished)
            tester.settle()
            expect(log.lines, is: ["finished 0s"])
            let other = PassthroughSubject<Int, Never>()
            let (later, cancelled) = follow(other.debounce(for: .seconds(1), scheduler: RunLoop.main))
            other.send(1)
            cancelled.cancel()
            expect((tester.stage.advanceToNextDue(), later.lines), is: (false, []))
            sink.cancel()
        }
    }

    @Test func `a value sent within the sink of a debounce is debounced anew`() {
        StageTester.run { tester in
            let log = Log()
            let sink = subject.debounce(for: .milliseconds(300), scheduler: MainQueue.main).sink(
                receiveCompletion: { _ in },
                receiveValue: { [subject] in
                    log.add("\($0)")
                    if $0 < 3 { subject.send($0 + 1) }
                })
            subject.send(1)
            tester.advance(by: .seconds(2))
            expect(log.lines, is: ["1 300ms", "2 600ms", "3 900ms"])
            sink.cancel()
        }
    }

    @Test(arguments: [(true, "3 1s"), (false, "2 1s")])
    func `throttle sends the first at once, and of the next ones the latest or the first`(latest: Bool, line: String) {
        StageTester.run { tester in
            let throttled = subject.throttle(for: .seconds(1), scheduler: MainQueue.main, latest: latest)
            let (log, sink) = follow(throttled)
            send(tester, (0, 1), (100, 2), (200, 3), (2500, 4))
            tester.advance(by: .seconds(5))
            expect(log.lines, is: ["1 0s", line, "4 2.5s"])
            sink.cancel()
        }
    }

    @Test func `throttle sends what waits before it finishes`() {
        StageTester.run { tester in
            let throttled = subject.throttle(for: .seconds(1), scheduler: MainQueue.main, latest: true)
            let (log, sink) = follow(throttled)
            send(tester, (0, 1), (100, 2))
            subject.send(completion: .finished)
            tester.advance(by: .seconds(5))
            expect(log.lines, is: ["1 0s", "2 1s", "finished 1s"])
            sink.cancel()
        }
    }

    @Test func `timeout ends when nothing has come for a time, and leaves the upstream`() {
        StageTester.run { tester in
            var ended = 0
            let source = subject.handleEvents(receiveCancel: { ended += 1 })
            let (quiet, first) = follow(source.timeout(.seconds(1), scheduler: MainQueue.main))
            let (failed, second) = follow(
                source.timeout(.seconds(1), scheduler: MainQueue.main, customError: { Mishap("late") }))
            send(tester, (900, 1))
            tester.advance(by: .seconds(5))
            expect(quiet.lines, is: ["1 900ms", "finished 1.9s"])
            expect((failed.lines, ended), is: (["1 900ms", #"failed Mishap(name: "late") 1.9s"#], 2))
            withExtendedLifetime((first, second)) {}
        }
    }

    @Test func `a timer's publisher sends dates while it is connected`() {
        StageTester.run { tester in
            let dates = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
            let (log, sink) = follow(dates.map { $0.timeIntervalSince(tester.stage.now) })
            tester.advance(by: .milliseconds(1200))
            expect(log.lines, is: ["0.0 500ms", "0.0 1s"])
            sink.cancel()
            #expect(!tester.stage.advanceToNextDue())
        }
    }

    @Test func `a timer's publisher that is not connected sends nothing`() {
        StageTester.run { tester in
            let publisher = Timer.publish(every: 0.5, tolerance: 0.1, on: .main, in: .default)
            let (log, sink) = follow(publisher)
            tester.advance(by: .seconds(1))
            expect(log.lines, is: [])
            let connection = publisher.connect()
            tester.advance(by: .seconds(1))
            connection.cancel()
            tester.advance(by: .seconds(1))
            expect(log.lines.count, is: 2)
            sink.cancel()
        }
    }
}
