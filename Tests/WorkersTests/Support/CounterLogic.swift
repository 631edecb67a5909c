import StageRuntime
import TestSupport

/// A Logic small enough to see what its tester must say of it.
final class CounterLogic {
    struct State: Equatable {
        var count = 0
        var note: String? = "none"
    }

    enum Call: Equatable {
        case shown(count: Int, isEven: Bool)
        case ended
        case named(String)
    }

    private(set) var state = State()
    private let log: CallLog<Call>

    init(log: CallLog<Call>) { self.log = log }

    func add() {
        state.count += 1
        log.add(.shown(count: state.count, isEven: state.count % 2 == 0))
    }

    func name(_ text: String) {
        state.note = text
        log.add(.named(text))
    }

    func addLater(on scope: TaskScope) {
        scope.start("later") {
            try await scope.sleep(for: .seconds(1))
            self.add()
        }
    }
}
