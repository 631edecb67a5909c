package import Foundation
package import StageRuntime

/// Signing in and up by a server: `POST signIn` and `POST signUp` with JSON, answered by the user.
package final class LiveAccount: AccountWorker {
    /// The way to the server.
    private let connection: KeyedConnection

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the inbox; it outlives the worker.
    ///   - server: the base URL.
    ///   - apiKey: what the app shows the server.
    ///   - limits: what is put up with.
    package init(stage: Stage, server: URL, apiKey: Secret, limits: HttpLimits = HttpLimits()) {
        connection = KeyedConnection(stage: stage, server: server, apiKey: apiKey, limits: limits)
    }

    /// Asks the server for a user.
    package func signIn(email: String, password: Secret) async throws(AccountError) -> AccountUser {
        try await ask(AccountCalls.signIn, "signIn", Credentials(name: nil, email: email, password: password))
    }

    /// Asks the server for an account and its user.
    package func signUp(
        name: String, email: String, password: Secret
    ) async throws(AccountError) -> AccountUser {
        try await ask(AccountCalls.signUp, "signUp", Credentials(name: name, email: email, password: password))
    }

    private func ask(
        _ call: WorkerCall<AccountUser>, _ path: String, _ credentials: Credentials
    ) async throws(AccountError) -> AccountUser {
        do {
            return try await connection.perform(
                call, AccountCalls.arguments(email: credentials.email, password: credentials.password),
                HttpRequest(method: "POST", path: path, json: JsonBody.json(credentials)))
        } catch {
            throw AccountError(error)
        }
    }
}

/// What is sent; without a name for a sign-in.
private struct Credentials: Encodable {
    let name: String?
    let email: String
    let password: Secret
}
