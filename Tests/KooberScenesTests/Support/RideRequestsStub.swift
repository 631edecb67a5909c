import KooberWorkers
import TestSupport

/// What orders rides, with replies that the test gives.
final class RideRequestsStub: KooberRideRequestsWorker {
    let replies: HeldStub<Void, KooberServerError>
    private let note: (NewRideRequest) -> Void

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(isStubborn: Bool, note: @escaping (NewRideRequest) -> Void) {
        self.note = note
        replies = HeldStub("requestRide", cancelled: isStubborn ? nil : .cancelled)
    }

    func requestRide(_ request: NewRideRequest) async throws(KooberServerError) {
        note(request)
        try await replies.wait()
    }
}
