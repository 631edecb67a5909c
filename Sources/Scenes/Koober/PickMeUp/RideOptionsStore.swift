package import KooberWorkers

/// The ride options of one ride, which are loaded once for its pick-up.
///
/// The ride's container owns the store.
package final class RideOptionsStore {
    /// The start of the ride.
    private let pickup: Location
    /// Loads the options; strong, the container shares it.
    private let worker: any KooberRideOptionsWorker
    /// The options, from the smallest to the largest, then by price; empty until they are loaded.
    package private(set) var options: [RideOption] = []

    /// Makes an empty store.
    package init(pickup: Location, worker: any KooberRideOptionsWorker) {
        self.pickup = pickup
        self.worker = worker
    }

    /// Loads the options, unless they are loaded already.
    ///
    /// - Throws: the worker's error; the next call tries again.
    package func load() async throws(KooberServerError) {
        guard options.isEmpty else { return }
        options = try await worker.rideOptions(at: pickup)
            .sorted { ($0.riders, $0.priceLevel) < ($1.riders, $1.priceLevel) }
    }
}
