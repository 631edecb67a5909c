package import Foundation
package import StageRuntime

/// Signs users in and up; it stores nothing on the device.
package protocol AccountWorker: AnyObject {
    /// Signs a user in.
    ///
    /// - Throws: ``AccountError``; `cancelled` as soon as the calling task is cancelled.
    func signIn(email: String, password: Secret) async throws(AccountError) -> AccountUser

    /// Makes an account and signs its user in.
    ///
    /// - Throws: ``AccountError``; `cancelled` as soon as the calling task is cancelled.
    func signUp(name: String, email: String, password: Secret) async throws(AccountError) -> AccountUser
}

/// Why a sign-in or a sign-up failed.
package enum AccountError: Error, Equatable, Sendable {
    /// The server does not accept this email and password (status 401).
    case refused
    /// There is no connection.
    case offline
    /// The server was too slow, or its reply had a status other than 2xx or an invalid body.
    case server
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
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

/// The worker calls for signing in and signing up.
package enum AccountCalls {
    /// The worker's name in the configuration.
    static let worker = "account"

    /// `account.signIn`: returns the user with an email and a password; 2 s.
    package static let signIn = call("account.signIn")
    /// `account.signUp`: makes an account and returns its user; 2 s.
    package static let signUp = call("account.signUp")

    /// Returns the trace fields for the arguments of both calls.
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

/// Signs in and up without a server: any email is accepted, and any password of more than six characters.
package final class OfflineAccount: AccountWorker {
    /// The length of the longest password that is refused.
    private static let tooShort = 6
    /// The name of every user who signs in.
    private static let name = "Username"

    /// The stage; unowned, it lives longer.
    private unowned let stage: Stage

    /// Makes the worker on a stage.
    package init(stage: Stage) {
        self.stage = stage
    }

    /// Returns a user after 2 s.
    package func signIn(email: String, password: Secret) async throws(AccountError) -> AccountUser {
        try await answer(AccountCalls.signIn, name: Self.name, email: email, password: password)
    }

    /// Returns a new user after 2 s.
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

/// Signs in and up through a server: `POST signIn` and `POST signUp` with JSON return the user.
package final class LiveAccount: AccountWorker {
    /// Sends the requests.
    private let connection: KeyedConnection

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate and the inbox; it lives longer than the worker.
    ///   - server: the base URL of the server.
    ///   - apiKey: the key that authorises the app on the server.
    ///   - limits: the largest time and body size of a reply.
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

/// The body of a request; a sign-in has no name.
private struct Credentials: Encodable {
    let name: String?
    let email: String
    let password: Secret
}
