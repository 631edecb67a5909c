package import StageRuntime

/// What orders rides.
package protocol KooberRideRequestsWorker: AnyObject {
    /// Orders a ride, and returns once it was accepted.
    ///
    /// - Throws: ``KooberServerError``; its `cancelled` as soon as the asking task is cancelled.
    func requestRide(_ request: NewRideRequest) async throws(KooberServerError)
}

/// The worker call of the ride requests.
package enum KooberRideRequestsCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "rideRequests"

    /// `koober.requestRide`: orders a ride, whatever the body of a success says; 3 s.
    package static let requestRide = WorkerCall<Void>(
        WorkerCallDescription("koober.requestRide", worker: worker, kind: .network, latency: .seconds(3)),
        decode: { _ in })

    /// What a trace shows of the arguments.
    static func arguments(_ request: NewRideRequest) -> [TraceEvent.Field] {
        [
            TraceEvent.Field("pickup", request.waypoints.pickup.text),
            TraceEvent.Field("dropoff", request.waypoints.dropoff.name),
            TraceEvent.Field("option", request.rideOptionID),
        ]
    }
}
