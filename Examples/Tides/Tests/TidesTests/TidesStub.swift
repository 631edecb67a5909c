import Testing

@testable import Tides

/// Answers in the order given; one call too many fails the test.
final class TidesStub: TidesWorker {
    private var answers: [Result<[Tide], TidesError>]
    /// What happens before the next answer, once.
    var whileAnswering: (() -> Void)?

    init(_ answers: [Result<[Tide], TidesError>]) {
        self.answers = answers
    }

    func forecast(for harbour: Harbour) async throws(TidesError) -> [Tide] {
        guard !answers.isEmpty else {
            Issue.record("nobody expects a forecast for \(harbour.name)")
            return []
        }
        let answer = answers.removeFirst()
        let action = whileAnswering
        whileAnswering = nil
        action?()
        return try answer.get()
    }
}
