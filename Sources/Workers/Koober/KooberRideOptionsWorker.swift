package import Foundation
package import StageRuntime

/// A worker that knows the available rides.
package protocol KooberRideOptionsWorker: AnyObject {
    /// Returns the rides that begin at a place, smallest to largest and cheapest to dearest.
    ///
    /// - Throws: ``KooberServerError``; its `cancelled` as soon as the asking task is cancelled.
    func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption]
}

/// The worker call of the ride options.
package enum KooberRideOptionsCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "rideOptions"

    /// `koober.rideOptions`: the rides that begin at a place; at once.
    package static let rideOptions = WorkerCall<[RideOption]>(
        WorkerCallDescription("koober.rideOptions", worker: worker, kind: .network),
        decode: decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// Decodes the options: at least one, with unique identifiers, since the user chooses one.
    @Sendable private static func decode(_ body: Data) throws -> [RideOption] {
        let options: [RideOption] = try JsonReply.decode(body)
        guard !options.isEmpty, Set(options.map(\.id)).count == options.count else {
            throw WorkerFault.garbage
        }
        return options
    }

    /// What a trace shows of the arguments.
    static func arguments(pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("pickup", pickup.text)]
    }
}

/// Ride options without a server: three kinds of kangaroo, wherever one is.
package final class OfflineKooberRideOptions: KooberRideOptionsWorker {
    /// The options, smallest to largest and cheapest to dearest.
    static let options = [
        RideOption(id: "wallaby", name: "Wallaby", riders: 1, priceLevel: 1),
        RideOption(id: "wallaroo", name: "Wallaroo", riders: 2, priceLevel: 2),
        RideOption(id: "kangaroo", name: "Kangaroo", riders: 4, priceLevel: 3),
    ]

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

    /// Returns the three options at once.
    package func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        try await access.perform(
            KooberRideOptionsCalls.rideOptions, KooberRideOptionsCalls.arguments(pickup: pickup)
        ) {
            Self.options
        }
    }
}

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
    ///   - limits: the longest time and the largest body of an answer.
    ///   - onUnauthorised: called when the server no longer knows the token, before the call fails.
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
