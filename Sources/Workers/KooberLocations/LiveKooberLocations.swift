package import Foundation
package import StageRuntime

/// A search by a server: `GET locations?query&latitude&longitude`.
package final class LiveKooberLocations: KooberLocationsWorker {
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

    /// Asks the server for the places that fit a text near the pick-up.
    package func locations(
        matching query: String, near pickup: Location
    ) async throws(KooberServerError) -> [NamedLocation] {
        let request = HttpRequest(
            path: "locations", query: [HttpRequest.Item("query", query)] + pickup.queryItems,
            authorization: .bearer(token))
        let call = KooberLocationsCalls.locations
        return try await access.perform(
            call, KooberLocationsCalls.arguments(query: query, pickup: pickup)
        ) { () async throws(WorkerFault) in
            try await client.body(of: request, for: call.description.name)
        }
    }
}
