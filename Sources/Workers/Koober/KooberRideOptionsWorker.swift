package import Foundation
package import StageRuntime

/// Loads the available rides.
package protocol KooberRideOptionsWorker: AnyObject {
    /// Returns the rides that begin at a place, from the smallest and cheapest to the largest and most expensive.
    ///
    /// - Throws: ``KooberServerError``; `cancelled` as soon as the calling task is cancelled.
    func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption]
}

/// The worker call of the ride options.
package enum KooberRideOptionsCalls {
    /// The worker's name in the configuration.
    static let worker = "rideOptions"

    /// `koober.rideOptions`: returns the rides that begin at a place; without latency.
    package static let rideOptions = WorkerCall<[RideOption]>(
        WorkerCallDescription("koober.rideOptions", worker: worker, kind: .network),
        decode: decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// Decodes the options: there must be at least one, with unique identifiers, because the user chooses one.
    @Sendable private static func decode(_ body: Data) throws -> [RideOption] {
        let options: [RideOption] = try JsonReply.decode(body)
        guard !options.isEmpty, Set(options.map(\.id)).count == options.count else {
            throw WorkerFault.garbage
        }
        return options
    }

    /// Returns the trace fields for the arguments.
    static func arguments(pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("pickup", pickup.text)]
    }
}

/// Returns three kinds of kangaroo for every place, without a server.
package final class OfflineKooberRideOptions: KooberRideOptionsWorker {
    /// The options, from the smallest and cheapest to the largest and most expensive.
    static let options = [
        RideOption(id: "wallaby", name: "Wallaby", riders: 1, priceLevel: 1),
        RideOption(id: "wallaroo", name: "Wallaroo", riders: 2, priceLevel: 2),
        RideOption(id: "kangaroo", name: "Kangaroo", riders: 4, priceLevel: 3),
    ]

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

    /// Returns the three options, without latency.
    package func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        try await access.perform(
            KooberRideOptionsCalls.rideOptions, KooberRideOptionsCalls.arguments(pickup: pickup)
        ) {
            Self.options
        }
    }
}

/// Loads ride options from a server: `GET rideOptions?latitude&longitude`.
package final class LiveKooberRideOptions: KooberRideOptionsWorker {
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

    /// Requests the rides that begin at a place.
    package func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        try await connection.perform(
            KooberRideOptionsCalls.rideOptions, KooberRideOptionsCalls.arguments(pickup: pickup),
            HttpRequest(path: "rideOptions", query: pickup.queryItems))
    }
}
