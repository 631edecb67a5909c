package import Workers

/// The ride options of one ride: they are loaded once for its pick-up, and kept as long as the ride.
///
/// The ride's container owns it.
package final class RideOptionsStore {
    /// Where the ride begins.
    private let pickup: Location
    /// Knows the options; strong, the container shares it.
    private let worker: any KooberRideOptionsWorker
    /// The options, once they were loaded.
    private var loaded: [RideOption]?

    /// Makes a store that is empty.
    package init(pickup: Location, worker: any KooberRideOptionsWorker) {
        self.pickup = pickup
        self.worker = worker
    }

    /// Returns the options, smallest to largest and among equals cheapest first; asks the worker until it has them.
    ///
    /// - Throws: what the worker throws; the next call asks again.
    package func options() async throws(KooberServerError) -> [RideOption] {
        if let loaded { return loaded }
        let options = try await worker.rideOptions(at: pickup)
            .sorted { ($0.riders, $0.priceLevel) < ($1.riders, $1.priceLevel) }
        loaded = options
        return options
    }
}
