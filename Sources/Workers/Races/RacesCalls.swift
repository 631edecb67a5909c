package import StageRuntime

/// The worker calls of the races.
package enum RacesCalls {
    /// `races.next`: the next races; 1 s.
    package static let next = WorkerCall<RacesReply>(
        WorkerCallDescription("races.next", kind: .network, latency: .seconds(1)),
        decode: { body throws(WorkerFault) in
            guard let reply = RacesReply(json: body) else { throw .garbage }
            return reply
        },
        summary: { reply in
            [TraceEvent.Field("count", String(reply.races.count)), TraceEvent.Field("dropped", String(reply.dropped))]
        })
}
