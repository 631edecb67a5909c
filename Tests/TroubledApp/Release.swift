import Rehearsal

/// Objects that only a closure of the library owns, and whose `deinit` calls that library back; on a phone it is legal.
enum Release {
    /// Has each kind of holder release such an object.
    static func allHolders() {
        timer()
        observer()
        action()
        subscription()
    }

    private final class Owned {
        private let end: () -> Void

        init(_ end: @escaping () -> Void) { self.end = end }

        deinit { end() }
    }

    private final class Box<Value> {
        var value: Value?
    }

    private static func timer() {
        let box = Box<Timer>()
        let owned = Owned { box.value?.invalidate() }
        box.value = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [owned] _ in _ = owned }
        endTimer(box)
    }

    private static func endTimer(_ box: Box<Timer>) { box.value?.invalidate() }

    private static func observer() {
        let box = Box<any NSObjectProtocol>()
        func end() { box.value.map { NotificationCenter.default.removeObserver($0) } }
        box.value = NotificationCenter.default.addObserver(forName: .init("it"), object: nil, queue: nil) {
            [owned = Owned(end)] _ in _ = owned
        }
        end()
    }

    private static func action() {
        let button = UIButton()
        let name = UIAction.Identifier("it")
        func end() { button.removeAction(identifiedBy: name, for: .touchUpInside) }
        button.addAction(
            UIAction(identifier: name) { [owned = Owned(end)] _ in _ = owned }, for: .touchUpInside)
        end()
    }

    private static func subscription() {
        let subject = PassthroughSubject<Int, Never>()
        let box = Box<AnyCancellable>()
        func end() {
            subject.send(1)
            box.value?.cancel()
        }
        box.value = subject.sink { [owned = Owned(end)] _ in _ = owned }
        box.value?.cancel()
    }
}
