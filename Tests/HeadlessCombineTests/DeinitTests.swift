import Rehearsal
import TestSupport

private typealias Timer = HeadlessFoundation.Timer
private typealias Notification = HeadlessFoundation.Notification
private typealias NotificationCenter = HeadlessFoundation.NotificationCenter
private typealias RunLoop = HeadlessFoundation.RunLoop

/// On a phone an object may call its holder while it is released; a stage must not end the process then.
@Suite struct DeinitTests {
    @Test(arguments: foundation + combine)
    private func `an object that the library releases may call its holder`(holder: Holder) {
        #expect(holder.release() > 0)
    }

    private static let foundation = [
        Holder("Timer.invalidate") { words, _ in
            let closure = words.closure
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in closure() }
            words.call = {
                timer.fire()
                timer.fireDate = timer.fireDate
                RunLoop.main.add(timer, forMode: .common)
                timer.invalidate()
            }
            timer.invalidate()
        },
        Holder("NotificationCenter.removeObserver") { words, _ in
            let center = NotificationCenter.default
            let name = Notification.Name("it")
            let token = center.addObserver(
                forName: name, object: nil, queue: nil, using: { [c = words.closure] _ in c() })
            words.call = {
                center.post(name: name)
                center.removeObserver(token)
                _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
            }
            center.removeObserver(token)
        },
        Holder("the end of the app") { words, _ in
            let (one, two) = (words.closure, words.closure)
            _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in one() }
            DispatchQueue.main.async(execute: two)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: words.closure)
            words.call = {
                NotificationCenter.default.post(name: Notification.Name("it"))
                _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
                DispatchQueue.main.async {}
                RunLoop.main.perform {}
            }
            Stage.current.appHasEnded()
        },
    ]

    private static let combine = [
        Holder("AnyCancellable.cancel") { words, _ in
            let cancellable = AnyCancellable(words.closure)
            words.call = cancellable.cancel
            cancellable.cancel()
        },
        Holder("Sink.cancel") { words, _ in
            let subject = PassthroughSubject<Int, Never>()
            let sink = subject.sink(receiveCompletion: { [c = words.closure] _ in c() }, receiveValue: { _ in })
            words.call = {
                subject.send(1)
                sink.cancel()
                _ = subject.sink { _ in }
            }
            sink.cancel()
        },
        Holder("the end of a subject") { words, _ in
            let subject = CurrentValueSubject<Int, Never>(0)
            var kept: Set<AnyCancellable> = []
            subject.map { [c = words.closure] in
                c(); return $0
            }.filter { $0 > 0 }.sink { _ in }.store(in: &kept)
            words.call = {
                subject.send(2)
                subject.value = 3
                subject.send(completion: .finished)
            }
            subject.send(completion: .finished)
        },
        Holder("CurrentValueSubject.send") { words, _ in
            let subject = CurrentValueSubject<LastWords.Object?, Never>(words.object)
            words.call = {
                words.call = {}
                subject.send(words.object)
                _ = subject.value
            }
            subject.send(nil)
            subject.send(nil)
        },
        Holder("removeDuplicates, scan, combineLatest, zip, debounce and throttle") { words, tester in
            let subject = PassthroughSubject<LastWords.Object?, Never>()
            let kept = [
                subject.removeDuplicates().sink { _ in },
                subject.scan(nil) { $1 }.sink { _ in },
                subject.combineLatest(subject).sink { _ in },
                subject.zip(subject.dropFirst()).sink { _ in },
                subject.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { _ in },
                subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).sink { _ in },
                subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).sink { _ in },
            ]
            subject.send(words.object)
            words.call = {
                words.call = {}
                subject.send(nil)
            }
            subject.send(nil)
            subject.send(nil)
            tester.advance(by: .seconds(3))
            for item in kept { item.cancel() }
        },
        Holder("assign(to:on:)") { words, _ in
            final class Root { var value = 0; var object: LastWords.Object? }
            let subject = PassthroughSubject<Int, Never>()
            let root = Root()
            root.object = words.object
            let cancellable = subject.assign(to: \.value, on: root)
            words.call = {
                subject.send(1)
                cancellable.cancel()
            }
            withExtendedLifetime(root) {}
            cancellable.cancel()
        },
        Holder("flatMap and switchToLatest") { words, _ in
            let subject = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
            let inner = PassthroughSubject<Int, Never>()
            let latest = subject.map {
                $0.map { [c = words.closure] in
                    c(); return $0
                }
            }.switchToLatest().sink { _ in }
            let flat = subject.flatMap {
                $0.map { [c = words.closure] in
                    c(); return $0
                }
            }.sink { _ in }
            subject.send(inner)
            words.call = {
                words.call = {}
                inner.send(1)
                subject.send(inner)
                latest.cancel()
                flat.cancel()
            }
            subject.send(PassthroughSubject())
            latest.cancel()
            flat.cancel()
        },
        Holder("Published") { words, _ in
            final class Model: ObservableObject { @Published var object: LastWords.Object? }
            let model = Model()
            model.object = words.object
            let kept = model.$object.sink { _ in }
            words.call = {
                words.call = {}
                model.object = words.object
                model.objectWillChange.send()
            }
            model.object = nil
            model.object = nil
            kept.cancel()
        },
    ]
}
