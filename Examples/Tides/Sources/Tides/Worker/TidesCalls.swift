import Rehearsal

/// The calls of the worker, as scripts name them.
enum TidesCalls {
    /// `tides.forecast`, which takes 200 ms offline: today's tides of a harbour.
    ///
    /// A body is JSON: `[{"level": "high", "minute": 372, "centimetres": 670}, …]`.
    static let forecast = WorkerCall<[Tide]>(
        WorkerCallDescription("tides.forecast", kind: .network, latency: .milliseconds(200)),
        decode: { try JSONDecoder().decode([Tide].self, from: $0) },
        summary: { [TraceEvent.Field("count", String($0.count))] })
}
