package import Foundation
package import StageRuntime

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
    ///   - limits: what is put up with.
    ///   - onUnauthorised: called where the server no longer knows the token, before the call fails.
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
