import Foundation
import StageRuntime

/// An app's connection to its server: each request carries the app's key, each answer passes the gate.
struct KeyedConnection {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// The way to the server; strong, the worker's own.
    private let client: HttpClient
    /// What the app shows the server.
    private let apiKey: Secret

    /// Makes a connection on a stage, which outlives it.
    init(stage: Stage, server: URL, apiKey: Secret, limits: HttpLimits) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server, limits: limits)
        self.apiKey = apiKey
    }

    /// Performs a call by sending a request, with the key.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field], _ request: HttpRequest
    ) async throws(WorkerFault) -> Reply {
        var request = request
        request.apiKey = apiKey
        return try await gate.perform(call, arguments) { [request] () async throws(WorkerFault) in
            try await client.body(of: request, for: call.description.name)
        }
    }
}
