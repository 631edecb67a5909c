package import StageRuntime

/// The worker call of the ride options.
package enum KooberRideOptionsCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "rideOptions"

    /// `koober.rideOptions`: the rides that begin at a place; at once.
    package static let rideOptions = WorkerCall<[RideOption]>(
        WorkerCallDescription("koober.rideOptions", worker: worker, kind: .network),
        decode: KooberReply.decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// What a trace shows of the arguments.
    static func arguments(pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("pickup", pickup.text)]
    }
}
