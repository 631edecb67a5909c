package import StageRuntime

/// The worker call of the ride options.
package enum KooberRideOptionsCalls {
    /// `koober.rideOptions`: the rides that begin at a place; at once.
    package static let rideOptions = WorkerCall<[RideOption]>(
        WorkerCallDescription("koober.rideOptions", kind: .network),
        decode: KooberReply.decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// What a trace shows of the arguments.
    static func arguments(pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("pickup", pickup.text)]
    }
}
