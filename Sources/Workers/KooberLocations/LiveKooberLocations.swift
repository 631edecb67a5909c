package import Foundation
package import StageRuntime

/// A search by a server: `GET locations?query&latitude&longitude`.
package final class LiveKooberLocations: KooberLocationsWorker {
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

    /// Asks the server for the places that fit a text near the pick-up.
    package func locations(
        matching query: String, near pickup: Location
    ) async throws(KooberServerError) -> [NamedLocation] {
        try await connection.perform(
            KooberLocationsCalls.locations, KooberLocationsCalls.arguments(query: query, pickup: pickup),
            HttpRequest(path: "locations", query: [HttpRequest.Item("query", query)] + pickup.queryItems))
    }
}
