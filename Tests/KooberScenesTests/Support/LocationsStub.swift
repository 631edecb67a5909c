import KooberWorkers
import TestSupport

/// A search for places whose replies the test gives.
final class LocationsStub: KooberLocationsWorker {
    let replies: HeldStub<[NamedLocation], KooberServerError>
    private let note: (String, Location) -> Void

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(isStubborn: Bool, note: @escaping (String, Location) -> Void) {
        self.note = note
        replies = HeldStub("locations", cancelled: isStubborn ? nil : .cancelled)
    }

    func locations(
        matching query: String, near pickup: Location
    ) async throws(KooberServerError) -> [NamedLocation] {
        note(query, pickup)
        return try await replies.wait()
    }
}
