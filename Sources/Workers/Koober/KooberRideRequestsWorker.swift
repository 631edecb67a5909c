package import Foundation
package import StageRuntime

/// Orders rides.
package protocol KooberRideRequestsWorker: AnyObject {
    /// Orders a ride, and returns when the ride was accepted.
    ///
    /// - Throws: ``KooberServerError``; `cancelled` as soon as the calling task is cancelled.
    func requestRide(_ request: NewRideRequest) async throws(KooberServerError)
}

/// The worker call of the ride requests.
package enum KooberRideRequestsCalls {
    /// The worker's name in the configuration.
    static let worker = "rideRequests"

    /// `koober.requestRide`: orders a ride; the body of a successful reply is ignored; 3 s.
    package static let requestRide = WorkerCall<Void>(
        WorkerCallDescription("koober.requestRide", worker: worker, kind: .network, latency: .seconds(3)),
        decode: { _ in })

    /// Returns the trace fields for the arguments.
    static func arguments(_ request: NewRideRequest) -> [TraceEvent.Field] {
        [
            TraceEvent.Field("pickup", request.waypoints.pickup.text),
            TraceEvent.Field("dropoff", request.waypoints.dropoff.name),
            TraceEvent.Field("option", request.rideOptionID),
        ]
    }
}

/// Accepts each ride, without a server.
package final class OfflineKooberRideRequests: KooberRideRequestsWorker {
    /// Passes calls through the gate.
    private let access: KooberAccess

    /// Makes the worker on a stage's gate.
    ///
    /// - Parameters:
    ///   - gate: the stage's worker gate; it lives longer than the worker.
    ///   - onUnauthorised: called before a call fails because a script has the server refuse the token.
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

/// Orders rides through a server: `POST ride` with JSON.
package final class LiveKooberRideRequests: KooberRideRequestsWorker {
    /// Sends the requests.
    private let connection: KooberConnection

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate and the inbox; it lives longer than the worker.
    ///   - server: the base URL of the server.
    ///   - token: the user's token for the server.
    ///   - limits: the largest time and body size of a reply.
    ///   - onUnauthorised: called before a call fails because the server no longer accepts the token.
    package init(
        stage: Stage, server: URL, token: Secret, limits: HttpLimits = HttpLimits(),
        onUnauthorised: @escaping () -> Void
    ) {
        connection = KooberConnection(
            stage: stage, server: server, token: token, limits: limits, onUnauthorised: onUnauthorised)
    }

    /// Sends the request; a reply with a success status accepts the ride, whatever its body.
    package func requestRide(_ request: NewRideRequest) async throws(KooberServerError) {
        try await connection.perform(
            KooberRideRequestsCalls.requestRide, KooberRideRequestsCalls.arguments(request),
            HttpRequest(method: "POST", path: "ride", json: JsonBody.json(request)))
    }
}
