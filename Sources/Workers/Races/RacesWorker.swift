package import Foundation
package import StageRuntime

/// What knows the next races to jump.
///
/// A scene sees only this; offline and live implementations stand behind it.
package protocol RacesWorker: AnyObject {
    /// Returns the next races, in no particular order; some may have started a moment ago.
    ///
    /// - Throws: ``RacesError``; its `cancelled` as soon as the asking task is cancelled.
    func next() async throws(RacesError) -> [Race]
}

/// Why no races came.
package enum RacesError: Error, Equatable, Sendable {
    /// There is no connection.
    case offline
    /// The server took too long.
    case timeout
    /// Status 401: the server does not know who asks.
    case unauthorised
    /// Status 403: the server knows who asks and refuses.
    case forbidden
    /// Status 404: there is nothing at the address.
    case notFound
    /// Status 429: asked too often.
    case tooManyRequests
    /// Status 503: the server is overloaded or under maintenance.
    case unavailable
    /// Any other status of 5xx: the server failed.
    case server
    /// The body was not what the server promises.
    case decoding
    /// Any other status that is no success, and any other fault.
    case other
    /// The asking task was cancelled.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
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

/// The next races without a server: generated for the stage's date, after the call's latency.
package final class OfflineRaces: RacesWorker {
    /// The stage, for its gate and its date; unowned, it outlives what runs on it.
    private unowned let stage: Stage

    /// Makes the worker on a stage.
    package init(stage: Stage) {
        self.stage = stage
    }

    /// Returns the first 50 races that start after the date of the reply less a minute.
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

/// The next races by a server: `GET BASE?method=nextraces&count=50`.
package final class LiveRaces: RacesWorker {
    /// How many races are asked for.
    private static let count = 50
    /// How long an answer may take.
    private static let timeout = Duration.seconds(5)

    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// The way to the server; strong, the worker's own.
    private let client: HttpClient

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the inbox; it outlives the worker.
    ///   - server: the base URL.
    ///   - timeout: how long an answer may take.
    package init(stage: Stage, server: URL, timeout: Duration = LiveRaces.timeout) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server, limits: HttpLimits(timeout: timeout))
    }

    /// Asks the server for the next 50 races.
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
