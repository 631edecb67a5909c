package import Foundation
package import StageRuntime

/// Ride options by a server: `GET rideOptions?latitude&longitude`.
package final class LiveKooberRideOptions: KooberRideOptionsWorker {
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

    /// Asks the server for the rides that begin at a place.
    package func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        try await connection.perform(
            KooberRideOptionsCalls.rideOptions, KooberRideOptionsCalls.arguments(pickup: pickup),
            HttpRequest(path: "rideOptions", query: pickup.queryItems))
    }
}
