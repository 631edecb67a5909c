package import Foundation
package import StageRuntime

/// What knows who may sign in; it stores nothing on the device.
package protocol AccountWorker: AnyObject {
    /// Signs a user in.
    ///
    /// - Throws: ``AccountError``; its `cancelled` as soon as the asking task is cancelled.
    func signIn(email: String, password: Secret) async throws(AccountError) -> AccountUser

    /// Makes an account and signs its user in.
    ///
    /// - Throws: ``AccountError``; its `cancelled` as soon as the asking task is cancelled.
    func signUp(name: String, email: String, password: Secret) async throws(AccountError) -> AccountUser
}

/// Why a sign-in or a sign-up failed.
package enum AccountError: Error, Equatable, Sendable {
    /// The server does not accept this email and password (status 401).
    case refused
    /// There is no connection.
    case offline
    /// The server was too slow, or answered with another status than 2xx or what it does not promise.
    case server
    /// The asking task was cancelled.
    case cancelled

    /// Makes the error that a fault of the call means to the app.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .offline: .offline
            case .unauthorised, .status(401): .refused
            case .timeout, .status, .garbage, .io, .full: .server
            }
    }
}

/// The worker calls of signing in and signing up.
package enum AccountCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "account"

    /// `account.signIn`: an email and a password for a user; 2 s.
    package static let signIn = call("account.signIn")
    /// `account.signUp`: a name, an email and a password for a user; 2 s.
    package static let signUp = call("account.signUp")

    /// What a trace shows of both calls' arguments: who asks.
    static func arguments(email: String, password: Secret) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", email), TraceEvent.Field("password", password.description)]
    }

    private static func call(_ name: String) -> WorkerCall<AccountUser> {
        WorkerCall(
            WorkerCallDescription(
                name, worker: worker, kind: .network, latency: .seconds(2), secretArguments: ["password"],
                secretReplyFields: ["token"]),
            decode: JsonReply.decode, summary: UserCalls.fields)
    }
}

/// Signing in and up without a server: any email will do, and any password of more than six characters.
package final class OfflineAccount: AccountWorker {
    /// How long the longest password is that is refused.
    private static let tooShort = 6
    /// What everyone is called who signs in.
    private static let name = "Username"

    /// The stage; unowned, it outlives what runs on it.
    private unowned let stage: Stage

    /// Makes the worker on a stage.
    package init(stage: Stage) {
        self.stage = stage
    }

    /// Signs a user in after 2 s.
    package func signIn(email: String, password: Secret) async throws(AccountError) -> AccountUser {
        try await answer(AccountCalls.signIn, name: Self.name, email: email, password: password)
    }

    /// Makes an account after 2 s.
    package func signUp(
        name: String, email: String, password: Secret
    ) async throws(AccountError) -> AccountUser {
        try await answer(AccountCalls.signUp, name: name, email: email, password: password)
    }

    private func answer(
        _ call: WorkerCall<AccountUser>, name: String, email: String, password: Secret
    ) async throws(AccountError) -> AccountUser {
        do {
            return try await stage.workers.perform(
                call, AccountCalls.arguments(email: email, password: password)
            ) { () throws(WorkerFault) in
                guard password.revealed.count > Self.tooShort else { throw .unauthorised }
                return AccountUser(
                    token: Secret(stage.makeIdentifier("offline-token")), email: email, name: name,
                    userId: stage.makeIdentifier("user"))
            }
        } catch {
            throw AccountError(error)
        }
    }
}

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
    ///   - limits: the longest time and the largest body of an answer.
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
