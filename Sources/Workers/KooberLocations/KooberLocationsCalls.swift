package import StageRuntime

/// The worker call of the search for places.
package enum KooberLocationsCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "locations"

    /// `koober.locations`: the places that fit a text; 0.5 s.
    package static let locations = WorkerCall<[NamedLocation]>(
        WorkerCallDescription("koober.locations", worker: worker, kind: .network, latency: .milliseconds(500)),
        decode: KooberReply.decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// What a trace shows of the arguments.
    static func arguments(query: String, pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("query", query), TraceEvent.Field("pickup", pickup.text)]
    }
}
