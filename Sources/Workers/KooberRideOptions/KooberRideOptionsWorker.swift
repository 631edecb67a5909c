import Foundation
package import StageRuntime

/// What knows which rides are to be had.
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

    /// Reads options, of which there must be one at least, each with an identifier of its own: one is to be chosen.
    @Sendable private static func decode(_ body: Data) throws(WorkerFault) -> [RideOption] {
        let options: [RideOption] = try JsonReply.decode(body)
        guard !options.isEmpty, Set(options.map(\.id)).count == options.count else { throw .garbage }
        return options
    }

    /// What a trace shows of the arguments.
    static func arguments(pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("pickup", pickup.text)]
    }
}
