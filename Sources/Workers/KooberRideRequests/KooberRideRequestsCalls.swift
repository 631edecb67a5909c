package import StageRuntime

/// The worker call of the ride requests.
package enum KooberRideRequestsCalls {
    /// `koober.requestRide`: orders a ride, whatever the body of a success says; 3 s.
    package static let requestRide = WorkerCall<Void>(
        WorkerCallDescription("koober.requestRide", kind: .network, latency: .seconds(3)),
        decode: { _ in })
}
