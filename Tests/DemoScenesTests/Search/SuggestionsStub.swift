import DemoWorkers
import TestSupport

/// A suggestions worker whose replies the test gives.
final class SuggestionsStub: SuggestionsWorker {
    let replies: HeldStub<[String], SuggestionsError>
    private let log: CallLog<SearchCall>

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(log: CallLog<SearchCall>, isStubborn: Bool) {
        self.log = log
        replies = HeldStub("search", cancelled: isStubborn ? nil : .cancelled)
    }

    func search(_ text: String) async throws(SuggestionsError) -> [String] {
        log.add(.search(text))
        return try await replies.wait()
    }
}
