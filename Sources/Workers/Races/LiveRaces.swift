package import Foundation
package import StageRuntime

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
