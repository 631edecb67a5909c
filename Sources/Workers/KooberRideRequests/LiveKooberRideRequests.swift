package import Foundation
package import StageRuntime

/// Ride requests to a server: `POST ride` with JSON.
package final class LiveKooberRideRequests: KooberRideRequestsWorker {
    /// How calls pass the gate.
    private let access: KooberAccess
    /// The way to the server; strong, the worker's own.
    private let client: HttpClient
    /// What the server knows the user by.
    private let token: Secret

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
        access = KooberAccess(gate: stage.workers, onUnauthorised: onUnauthorised)
        client = HttpClient(stage: stage, server: server, limits: limits)
        self.token = token
    }

    /// Sends the request to the server; a success accepts it, whatever its body.
    package func requestRide(_ request: NewRideRequest) async throws(KooberServerError) {
        let httpRequest = HttpRequest(
            method: "POST", path: "ride", authorization: .bearer(token), json: KooberBody.json(request))
        let call = KooberRideRequestsCalls.requestRide
        try await access.perform(
            call, KooberRideRequestsCalls.arguments(request)
        ) { () async throws(WorkerFault) in
            try await client.body(of: httpRequest, for: call.description.name)
        }
    }
}
