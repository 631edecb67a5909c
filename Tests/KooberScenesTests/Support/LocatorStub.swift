import KooberWorkers
import TestSupport

/// A locator whose replies the test gives.
final class LocatorStub: KooberLocatorWorker {
    let replies: HeldStub<Location, KooberLocatorError>
    private let note: () -> Void

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(isStubborn: Bool, note: @escaping () -> Void) {
        self.note = note
        replies = HeldStub("location", cancelled: isStubborn ? nil : .cancelled)
    }

    func location() async throws(KooberLocatorError) -> Location {
        note()
        return try await replies.wait()
    }
}
