import KooberWorkers
import TestSupport

/// What knows ride options, with replies that the test gives.
final class RideOptionsStub: KooberRideOptionsWorker {
    let replies: HeldStub<[RideOption], KooberServerError>
    private let note: (Location) -> Void

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(isStubborn: Bool, note: @escaping (Location) -> Void) {
        self.note = note
        replies = HeldStub("rideOptions", cancelled: isStubborn ? nil : .cancelled)
    }

    func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        note(pickup)
        return try await replies.wait()
    }
}
