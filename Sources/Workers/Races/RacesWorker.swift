package import Foundation
package import StageRuntime

/// Loads the next races.
///
/// Scenes use this protocol; there is an offline and a live implementation.
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
    /// `races.next`: returns the next races; 1 s.
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

/// Generates the next races for the stage's date, after the call's latency, without a server.
package final class OfflineRaces: RacesWorker {
    /// The stage, for its gate and its date; unowned, it lives longer.
    private unowned let stage: Stage

    /// Makes the worker on a stage.
    package init(stage: Stage) {
        self.stage = stage
    }

    /// Returns the first 50 races that start after one minute before the date of the reply.
    package func next() async throws(RacesError) -> [Race] {
        do {
            return try await stage.workers.perform(RacesCalls.next) {
                RacesReply(races: RaceGenerator().races(around: stage.now))
            }.races
        } catch {
            throw RacesError(error)
        }
    }
}

/// Loads the next races from a server: `GET BASE?method=nextraces&count=50`.
package final class LiveRaces: RacesWorker {
    /// The number of races in a request.
    private static let count = 50
    /// The largest duration of a request.
    private static let timeout = Duration.seconds(5)

    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// Sends the requests; strong, only this worker uses it.
    private let client: HttpClient

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate and the inbox; it lives longer than the worker.
    ///   - server: the base URL of the server.
    /// - timeout: the largest duration of a request.
    package init(stage: Stage, server: URL, timeout: Duration = LiveRaces.timeout) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server, limits: HttpLimits(timeout: timeout))
    }

    /// Requests the next 50 races.
    package func next() async throws(RacesError) -> [Race] {
        let request = HttpRequest(
            path: "",
            query: [HttpRequest.Item("method", "nextraces"), HttpRequest.Item("count", String(Self.count))])
        do {
            return try await gate.perform(RacesCalls.next) { () async throws(WorkerFault) in
                try await client.body(of: request, for: RacesCalls.next.description.name)
            }.races
        } catch {
            throw RacesError(error)
        }
    }
}
