package import Foundation
package import StageRuntime

/// Signing in and up by a server: `POST login` with Basic credentials, `POST signUp` with JSON.
package final class LiveKooberAuth: KooberAuthWorker {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// The way to the server; strong, the worker's own.
    private let client: HttpClient

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the inbox; it outlives the worker.
    ///   - server: the base URL.
    ///   - limits: what is put up with.
    package init(stage: Stage, server: URL, limits: HttpLimits = HttpLimits()) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server, limits: limits)
    }

    /// Asks the server for a session.
    ///
    /// An email with a colon is refused without asking: the server would take what follows for the password.
    package func signIn(email: String, password: Secret) async throws(KooberAuthError) -> UserSession {
        let request = HttpRequest(
            method: "POST", path: "login", authorization: .basic(user: email, password: password))
        return try await ask(KooberAuthCalls.signIn, email: email, password: password) {
            email.contains(":") ? nil : request
        }
    }

    /// Asks the server for an account and a session.
    package func signUp(_ account: NewAccount) async throws(KooberAuthError) -> UserSession {
        let request = HttpRequest(method: "POST", path: "signUp", json: JsonBody.json(account))
        return try await ask(KooberAuthCalls.signUp, email: account.email, password: account.password) { request }
    }

    /// Performs a call; without a request it is refused as the server would.
    private func ask(
        _ call: WorkerCall<UserSession>, email: String, password: Secret, _ request: () -> HttpRequest?
    ) async throws(KooberAuthError) -> UserSession {
        do {
            return try await gate.perform(
                call, KooberAuthCalls.arguments(email: email, password: password)
            ) { () async throws(WorkerFault) in
                guard let request = request() else { throw .unauthorised }
                return try await client.body(of: request, for: call.description.name)
            }
        } catch {
            throw KooberAuthError(error)
        }
    }
}
