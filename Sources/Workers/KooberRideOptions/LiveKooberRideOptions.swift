package import Foundation
package import StageRuntime

/// Ride options by a server: `GET rideOptions?latitude&longitude`.
package final class LiveKooberRideOptions: KooberRideOptionsWorker {
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

    /// Asks the server for the rides that begin at a place.
    package func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        let request = HttpRequest(
            path: "rideOptions", query: pickup.queryItems, authorization: .bearer(token))
        let call = KooberRideOptionsCalls.rideOptions
        return try await access.perform(
            call, KooberRideOptionsCalls.arguments(pickup: pickup)
        ) { () async throws(WorkerFault) in
            try await client.body(of: request, for: call.description.name)
        }
    }
}
