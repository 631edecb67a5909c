package import StageRuntime

/// What finds places by name.
package protocol KooberLocationsWorker: AnyObject {
    /// Returns the places whose names fit a text, in the order in which they are shown; some for an empty one.
    ///
    /// - Parameters:
    ///   - query: what was typed, as it is: it is not trimmed.
    ///   - pickup: where the ride begins; a live server looks around it.
    /// - Throws: ``KooberServerError``; its `cancelled` as soon as the asking task is cancelled.
    func locations(matching query: String, near pickup: Location) async throws(KooberServerError) -> [NamedLocation]
}

/// The worker call of the search for places.
package enum KooberLocationsCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "locations"

    /// `koober.locations`: the places that fit a text; 0.5 s.
    package static let locations = WorkerCall<[NamedLocation]>(
        WorkerCallDescription("koober.locations", worker: worker, kind: .network, latency: .milliseconds(500)),
        decode: JsonReply.decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// What a trace shows of the arguments.
    static func arguments(query: String, pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("query", query), TraceEvent.Field("pickup", pickup.text)]
    }
}
