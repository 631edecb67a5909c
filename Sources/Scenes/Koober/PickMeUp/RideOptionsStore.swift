package import Workers

/// The ride options of one ride: they are loaded once for its pick-up, and kept as long as the ride.
///
/// The ride's container owns it.
package final class RideOptionsStore {
    /// Where the ride begins.
    private let pickup: Location
    /// Knows the options; strong, the container shares it.
    private let worker: any KooberRideOptionsWorker
    /// The options, smallest to largest and among equals cheapest first; none until they are loaded.
    package private(set) var options: [RideOption] = []

    /// Makes a store that is empty.
    package init(pickup: Location, worker: any KooberRideOptionsWorker) {
        self.pickup = pickup
        self.worker = worker
    }

    /// Asks the worker for the options, unless they are there.
    ///
    /// - Throws: what the worker throws; the next call asks again.
    package func load() async throws(KooberServerError) {
        guard options.isEmpty else { return }
        options = try await worker.rideOptions(at: pickup)
            .sorted { ($0.riders, $0.priceLevel) < ($1.riders, $1.priceLevel) }
    }
}
