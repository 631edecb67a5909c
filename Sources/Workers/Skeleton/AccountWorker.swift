package import StageRuntime
package import WorkerSupport

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

/// The body of a request; a sign-in has no name.
package struct AccountCredentials: Encodable, Sendable {
    let name: String?
    let email: String
    let password: Secret
}

/// The worker calls for signing in and signing up.
package enum AccountCalls {
    /// The length of the longest password that is refused offline.
    private static let tooShort = 6

    /// `account.signIn`: returns the user with an email and a password; 2 s.
    package static let signIn = call("signIn")
    /// `account.signUp`: makes an account and returns its user; 2 s.
    package static let signUp = call("signUp")

    private static func call(_ name: String) -> HttpCall<AccountCredentials, AccountUser> {
        HttpCall(
            WorkerCall(
                WorkerCallDescription(
                    "account." + name, worker: "account", kind: .network, latency: .seconds(2),
                    secretArguments: ["password"], secretReplyFields: ["token"]),
                decode: JsonReply.decode, summary: UserCalls.fields),
            fields: { credentials in
                [
                    TraceEvent.Field("email", credentials.email),
                    TraceEvent.Field("password", credentials.password.description),
                ]
            },
            request: { HttpRequest(method: "POST", path: name, json: JsonBody.json($0)) },
            offline: { (credentials, stage) throws(WorkerFault) in try user(for: credentials, on: stage) })
    }

    /// Returns the user without a server: any email is accepted, and any password that is long enough.
    private static func user(for credentials: AccountCredentials, on stage: Stage) throws(WorkerFault) -> AccountUser {
        let password = credentials.password
        guard password.revealed.count > Self.tooShort else { throw .unauthorised }
        return AccountUser(
            token: Secret(stage.makeIdentifier("offline-token")), email: credentials.email,
            name: credentials.name ?? "Username", userId: stage.makeIdentifier("user"))
    }
}

/// Signs in and up by the server, or without one.
extension HttpWorker: AccountWorker {
    /// Signs a user in.
    package func signIn(email: String, password: Secret) async throws(AccountError) -> AccountUser {
        try await perform(
            AccountCalls.signIn, AccountCredentials(name: nil, email: email, password: password),
            orThrow: AccountError.init)
    }

    /// Makes an account and signs its user in.
    package func signUp(name: String, email: String, password: Secret) async throws(AccountError) -> AccountUser {
        try await perform(
            AccountCalls.signUp, AccountCredentials(name: name, email: email, password: password),
            orThrow: AccountError.init)
    }
}
