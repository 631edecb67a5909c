import Rehearsal
import RehearsalTesting

@testable import Tides

/// Records its calls, and returns what the test gives; a call that the test does not expect fails it.
final class TidesWorkerDouble: TidesWorker {
    /// A call of the double.
    enum Call: Equatable {
        case forecast(for: Harbour)
    }

    /// The calls of `forecast`, which wait for the test's replies.
    let forecastReplies: HeldStub<[Tide], TidesError>
    /// Records a call, in a log that the test's doubles share.
    private let record: (Call) -> Void

    init(on tester: StageTester, record: @escaping (Call) -> Void) {
        self.record = record
        forecastReplies = HeldStub("forecast", on: tester, cancelled: .cancelled)
    }

    func forecast(for harbour: Harbour) async throws(TidesError) -> [Tide] {
        record(.forecast(for: harbour))
        return try await forecastReplies.wait(harbour)
    }
}
