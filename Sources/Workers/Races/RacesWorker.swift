package import StageRuntime
package import WorkerSupport

/// Loads the next races.
package protocol RacesWorker: AnyObject {
    /// Returns the next races, in no particular order; some may have started a moment ago.
    ///
    /// - Throws: ``RacesError``; `cancelled` as soon as the calling task is cancelled.
    func next() async throws(RacesError) -> [Race]
}

/// Why the races could not be loaded.
package enum RacesError: Error, Equatable, Sendable {
    /// There is no connection.
    case offline
    /// The server took too long.
    case timeout
    /// Status 401: the server does not accept the credentials.
    case unauthorised
    /// Status 403: the server refuses the request.
    case forbidden
    /// Status 404: the URL does not exist.
    case notFound
    /// Status 429: there were too many requests.
    case tooManyRequests
    /// Status 503: the server is overloaded or under maintenance.
    case unavailable
    /// Any other status of 5xx: the server failed.
    case server
    /// The reply's body could not be decoded.
    case decoding
    /// Any other status outside 2xx, and any other fault.
    case other
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .offline: .offline
            case .timeout: .timeout
            case .unauthorised, .status(401): .unauthorised
            case .status(403): .forbidden
            case .status(404): .notFound
            case .status(429): .tooManyRequests
            case .status(503): .unavailable
            case .status(500..<600): .server
            case .garbage: .decoding
            case .status, .io, .full: .other
            case .cancelled: .cancelled
            }
    }
}

/// The worker calls of the races.
package enum RacesCalls {
    /// The largest duration of a request.
    package static let timeout = Duration.seconds(5)

    /// `races.next`: returns the next 50 races; 1 s.
    package static let next = HttpCall<Void, RacesReply>(
        WorkerCall(
            WorkerCallDescription("races.next", kind: .network, latency: .seconds(1)),
            decode: { body throws(WorkerFault) in
                guard let reply = RacesReply(json: body) else { throw .garbage }
                return reply
            },
            summary: { reply in
                [
                    TraceEvent.Field("count", String(reply.races.count)),
                    TraceEvent.Field("dropped", String(reply.dropped)),
                ]
            }),
        request: { _ in
            HttpRequest(path: "", query: [HttpRequest.Item("method", "nextraces"), HttpRequest.Item("count", "50")])
        },
        offline: { _, stage in RacesReply(races: RaceGenerator().races(around: stage.now)) })
}

/// Loads the next races from the server, or generates them for the date of the reply.
extension HttpWorker: RacesWorker {
    /// Returns the next 50 races; offline those that start after one minute before the date of the reply.
    package func next() async throws(RacesError) -> [Race] {
        try await perform(RacesCalls.next, (), orThrow: RacesError.init).races
    }
}
