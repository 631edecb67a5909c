package import Foundation
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

/// Ride requests without a server: each is accepted.
package final class OfflineKooberRideRequests: KooberRideRequestsWorker {
    /// How calls pass the gate.
    private let access: KooberAccess

    /// Makes the worker on a stage's gate.
    ///
    /// - Parameters:
    ///   - gate: the stage's; it outlives the worker.
    ///   - onUnauthorised: called when a script has the server refuse the token, before the call fails.
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

/// Ride requests to a server: `POST ride` with JSON.
package final class LiveKooberRideRequests: KooberRideRequestsWorker {
    /// The way to the server.
    private let connection: KooberConnection

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the inbox; it outlives the worker.
    ///   - server: the base URL.
    ///   - token: the user's.
    ///   - limits: the longest time and the largest body of an answer.
    ///   - onUnauthorised: called when the server no longer knows the token, before the call fails.
    package init(
        stage: Stage, server: URL, token: Secret, limits: HttpLimits = HttpLimits(),
        onUnauthorised: @escaping () -> Void
    ) {
        connection = KooberConnection(
            stage: stage, server: server, token: token, limits: limits, onUnauthorised: onUnauthorised)
    }

    /// Sends the request to the server; a success accepts it, whatever its body.
    package func requestRide(_ request: NewRideRequest) async throws(KooberServerError) {
        try await connection.perform(
            KooberRideRequestsCalls.requestRide, KooberRideRequestsCalls.arguments(request),
            HttpRequest(method: "POST", path: "ride", json: JsonBody.json(request)))
    }
}
