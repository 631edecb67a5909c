import Testing

@testable import Tides

/// Answers in the order given; one call too many fails the test.
final class TidesStub: TidesWorker {
    private var answers: [Result<[Tide], TidesError>]

    init(_ answers: [Result<[Tide], TidesError>]) {
        self.answers = answers
    }

    func forecast(for harbour: Harbour) async throws(TidesError) -> [Tide] {
        guard !answers.isEmpty else {
            Issue.record("nobody expects a forecast for \(harbour.name)")
            return []
        }
        return try answers.removeFirst().get()
    }
}
