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

/// Why nobody was signed in or signed up.
package enum AccountError: Error, Equatable, Sendable {
    /// The server does not accept this email and password (status 401).
    case refused
    /// There is no connection.
    case offline
    /// The server was too slow, or answered with another status than 2xx or what it does not promise.
    case server
    /// Nobody waits for the answer any more.
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
