import Foundation
package import StageRuntime

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
    ///   - limits: the longest time and the largest body of an answer.
    ///   - onUnauthorised: called when the server no longer knows the token, before the call fails.
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

/// Passes a signed-in user's calls through the gate; a 401, from a server or a script, is also reported to the owner.
struct KooberAccess {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    unowned let gate: WorkerGate
    /// What to do when the server no longer knows the user; held as the owner's closure holds it.
    let onUnauthorised: () -> Void

    /// Passes an offline call through the gate.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field], offline answer: () throws(WorkerFault) -> Reply
    ) async throws(KooberServerError) -> Reply {
        do {
            return try await gate.perform(call, arguments, offline: answer)
        } catch {
            throw report(error)
        }
    }

    /// Passes a live call through the gate.
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

    /// Reports a 401 to the owner, and returns what the fault means to the scene.
    private func report(_ fault: WorkerFault) -> KooberServerError {
        let error = KooberServerError(fault)
        if error == .unauthorised { onUnauthorised() }
        return error
    }
}

/// Why the server did not do what a signed-in user asked of it.
package enum KooberServerError: Error, Equatable, Sendable {
    /// The server no longer knows the token (status 401); the worker's owner is notified too, and signs the user out.
    case unauthorised
    /// The server could not be reached, was too slow, or answered with anything but a status of 2xx.
    case server
    /// The body was not what the server promises.
    case decoding
    /// The asking task was cancelled.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
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
