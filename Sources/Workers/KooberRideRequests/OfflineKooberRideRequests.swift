package import StageRuntime

/// Ride requests without a server: each is accepted.
package final class OfflineKooberRideRequests: KooberRideRequestsWorker {
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

    /// Accepts the ride after 3 s.
    package func requestRide(_ request: NewRideRequest) async throws(KooberServerError) {
        try await access.perform(
            KooberRideRequestsCalls.requestRide, KooberRideRequestsCalls.arguments(request)
        ) {}
    }
}
