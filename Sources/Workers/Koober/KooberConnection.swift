import Foundation
import StageRuntime

/// A signed-in user's connection to the server: each request carries the token, each answer passes the gate.
struct KooberConnection {
    /// How calls pass the gate.
    private let access: KooberAccess
    /// The way to the server; strong, the worker's own.
    private let client: HttpClient
    /// What the server knows the user by.
    private let token: Secret

    /// Makes a connection on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the inbox; it outlives the connection.
    ///   - server: the base URL.
    ///   - token: the user's.
    ///   - limits: what is put up with.
    ///   - onUnauthorised: called where the server no longer knows the token, before the call fails.
    init(stage: Stage, server: URL, token: Secret, limits: HttpLimits, onUnauthorised: @escaping () -> Void) {
        access = KooberAccess(gate: stage.workers, onUnauthorised: onUnauthorised)
        client = HttpClient(stage: stage, server: server, limits: limits)
        self.token = token
    }

    /// Performs a call by sending a request, with the token.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field], _ request: HttpRequest
    ) async throws(KooberServerError) -> Reply {
        var request = request
        request.authorization = .bearer(token)
        return try await access.perform(call, arguments) { [request] () async throws(WorkerFault) in
            try await client.body(of: request, for: call.description.name)
        }
    }
}
