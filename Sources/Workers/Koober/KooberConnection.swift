import Foundation
package import StageRuntime

/// A signed-in user's connection to the server: it adds the user's token to each request.
struct KooberConnection {
    /// Passes calls through the gate.
    private let access: KooberAccess
    /// Sends the requests; strong, only this connection uses it.
    private let client: HttpClient
    /// The user's token for the server.
    private let token: Secret

    /// Makes a connection on a stage.
    ///
    /// - Parameters:
    /// - stage: provides the worker gate and the inbox; it lives longer than the connection.
    /// - server: the base URL of the server.
    /// - token: the user's token for the server.
    /// - limits: the largest time and body size of a reply.
    /// - onUnauthorised: called before a call fails because the server no longer accepts the token.
    init(stage: Stage, server: URL, token: Secret, limits: HttpLimits, onUnauthorised: @escaping () -> Void) {
        access = KooberAccess(gate: stage.workers, onUnauthorised: onUnauthorised)
        client = HttpClient(stage: stage, server: server, limits: limits)
        self.token = token
    }

    /// Performs a call by sending a request with the token.
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

/// Passes a signed-in user's calls through the worker gate, and reports a status 401 to the owner of the workers.
struct KooberAccess {
    /// The stage's worker gate; unowned, the stage lives longer.
    unowned let gate: WorkerGate
    /// Called when the server no longer accepts the token; the owner decides what it captures.
    let onUnauthorised: () -> Void

    /// Performs an offline call.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field], offline answer: () throws(WorkerFault) -> Reply
    ) async throws(KooberServerError) -> Reply {
        do {
            return try await gate.perform(call, arguments, offline: answer)
        } catch {
            throw report(error)
        }
    }

    /// Performs a live call.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field],
        live fetch: () async throws(WorkerFault) -> Data
    ) async throws(KooberServerError) -> Reply {
        do {
            return try await gate.perform(call, arguments, live: fetch)
        } catch {
            throw report(error)
        }
    }

    /// Reports a status 401 to the owner, and returns the scene's error for a fault.
    private func report(_ fault: WorkerFault) -> KooberServerError {
        let error = KooberServerError(fault)
        if error == .unauthorised { onUnauthorised() }
        return error
    }
}

/// Why a request of a signed-in user failed.
package enum KooberServerError: Error, Equatable, Sendable {
    /// The server no longer accepts the token (status 401); the workers' owner is notified, and signs the user out.
    case unauthorised
    /// The server could not be reached, was too slow, or its reply had a status other than 2xx.
    case server
    /// The reply's body could not be decoded.
    case decoding
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .decoding
            case .unauthorised, .status(401): .unauthorised
            case .offline, .timeout, .status, .io, .full: .server
            }
    }
}
