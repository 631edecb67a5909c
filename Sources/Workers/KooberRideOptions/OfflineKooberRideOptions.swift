package import StageRuntime

/// Ride options without a server: three kinds of kangaroo, wherever one is.
package final class OfflineKooberRideOptions: KooberRideOptionsWorker {
    /// The options, smallest to largest and cheapest to dearest.
    static let options = [
        RideOption(id: "wallaby", name: "Wallaby", riders: 1, priceLevel: 1),
        RideOption(id: "wallaroo", name: "Wallaroo", riders: 2, priceLevel: 2),
        RideOption(id: "kangaroo", name: "Kangaroo", riders: 4, priceLevel: 3),
    ]

    /// How calls pass the gate.
    private let access: KooberAccess

    /// Makes the worker on a stage's gate.
    ///
    /// - Parameters:
    ///   - gate: the stage's; it outlives the worker.
    ///   - onUnauthorised: called where a script has the server refuse the token, before the call fails.
    package init(gate: WorkerGate, onUnauthorised: @escaping () -> Void) {
        access = KooberAccess(gate: gate, onUnauthorised: onUnauthorised)
    }

    /// Returns the three options at once.
    package func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        try await access.perform(
            KooberRideOptionsCalls.rideOptions, KooberRideOptionsCalls.arguments(pickup: pickup)
        ) {
            Self.options
        }
    }
}
