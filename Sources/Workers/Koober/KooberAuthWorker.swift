package import StageRuntime
package import WorkerSupport

/// Signs users in and up; the ``KooberSessionStore`` stores the session.
package protocol KooberAuthWorker: AnyObject {
    /// Signs a user in.
    ///
    /// - Throws: ``KooberAuthError``; `cancelled` as soon as the calling task is cancelled.
    func signIn(email: String, password: Secret) async throws(KooberAuthError) -> UserSession

    /// Makes an account and signs its user in.
    ///
    /// - Throws: ``KooberAuthError``; `refused` if the email has an account already.
    func signUp(_ account: NewAccount) async throws(KooberAuthError) -> UserSession
}

/// The data of a user who signs up.
package struct NewAccount: Equatable, Codable, Sendable {
    /// The full name.
    package let fullName: String
    /// The user's nickname.
    package let nickname: String
    /// The email address, by which the user will sign in.
    package let email: String
    /// The mobile number.
    package let mobileNumber: String
    /// The password.
    package let password: Secret

    /// Makes the data of a new account.
    package init(fullName: String, nickname: String, email: String, mobileNumber: String, password: Secret) {
        (self.fullName, self.nickname, self.email) = (fullName, nickname, email)
        (self.mobileNumber, self.password) = (mobileNumber, password)
    }
}

/// Why a sign-in or a sign-up failed.
package enum KooberAuthError: Error, Equatable, Sendable {
    /// The server does not accept this email and password, or the email has an account already.
    case refused
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
            case .unauthorised, .status(401), .status(409): .refused
            case .offline, .timeout, .status, .io, .full: .server
            }
    }
}

/// An email and its password.
package struct KooberCredentials: Sendable {
    let email: String
    let password: Secret
}

/// The worker calls for signing in and signing up.
package enum KooberAuthCalls {
    /// `koober.signIn`: returns the session for an email and a password; 1 s, an unknown pair is refused at once.
    package static let signIn = HttpCall<KooberCredentials, UserSession>(
        call("koober.signIn", latency: .seconds(1)),
        fields: { fields(email: $0.email, password: $0.password) },
        request: { (credentials) throws(WorkerFault) in
            // The server would read the text after a colon as the password.
            guard !credentials.email.contains(":") else { throw .unauthorised }
            return HttpRequest(
                method: "POST", path: "login",
                login: HttpRequest.Login(user: credentials.email, password: credentials.password))
        },
        latency: { KooberOfflineServer.of($1).knows(email: $0.email, password: $0.password) ? nil : .zero },
        offline: { (credentials, stage) throws(WorkerFault) in
            try KooberOfflineServer.of(stage).signIn(email: credentials.email, password: credentials.password)
        })

    /// `koober.signUp`: makes an account and returns its session; 0.5 s.
    package static let signUp = HttpCall<NewAccount, UserSession>(
        call("koober.signUp", latency: .milliseconds(500)),
        fields: { fields(email: $0.email, password: $0.password) },
        request: { HttpRequest(method: "POST", path: "signUp", json: JsonBody.json($0)) },
        offline: { (account, stage) throws(WorkerFault) in try KooberOfflineServer.of(stage).signUp(account) })

    private static func call(_ name: String, latency: Duration) -> WorkerCall<UserSession> {
        WorkerCall(
            WorkerCallDescription(
                name, worker: "auth", kind: .network, latency: latency, secretArguments: ["password"],
                secretReplyFields: ["token"]),
            decode: JsonReply.decode,
            summary: { session in
                [
                    TraceEvent.Field("email", session.profile.email),
                    TraceEvent.Field("token", session.token.description),
                ]
            })
    }

    private static func fields(email: String, password: Secret) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", email), TraceEvent.Field("password", password.description)]
    }
}

/// Signs in and up by the server, or without one: Johnny Appleseed has an account, and so has everyone who signs up.
extension HttpWorker: KooberAuthWorker {
    /// Signs a user in.
    package func signIn(email: String, password: Secret) async throws(KooberAuthError) -> UserSession {
        try await perform(
            KooberAuthCalls.signIn, KooberCredentials(email: email, password: password), orThrow: KooberAuthError.init)
    }

    /// Makes an account and signs its user in; refused if the email has an account at the time of the reply.
    package func signUp(_ account: NewAccount) async throws(KooberAuthError) -> UserSession {
        try await perform(KooberAuthCalls.signUp, account, orThrow: KooberAuthError.init)
    }
}

/// The accounts of the offline worker: the first one, and those of users who have signed up.
///
/// Each stage has one such server, so that accounts survive a sign-out and a relaunch.
final class KooberOfflineServer {
    private struct Account {
        let profile: UserProfile
        let password: Secret
    }

    /// The accounts, in the order in which they were made.
    private var accounts = [
        Account(
            profile: UserProfile(name: "Johnny Appleseed", email: "johnny@gmail.com", mobileNumber: "510-736-8754"),
            password: Secret("password"))
    ]
    private var lastToken = 0

    static func of(_ stage: Stage) -> KooberOfflineServer {
        stage.object(KooberOfflineServer.self) { KooberOfflineServer() }
    }

    func knows(email: String, password: Secret) -> Bool { account(email)?.password == password }

    /// Makes a new session for an account.
    ///
    /// - Throws: ``WorkerFault/unauthorised`` if no account has this email and this password.
    func signIn(email: String, password: Secret) throws(WorkerFault) -> UserSession {
        guard let account = account(email), account.password == password else { throw .unauthorised }
        return session(for: account.profile)
    }

    /// Makes an account and returns its session.
    ///
    /// - Throws: status 409 if the email has an account already.
    func signUp(_ new: NewAccount) throws(WorkerFault) -> UserSession {
        guard account(new.email) == nil else { throw .status(409) }
        let profile = UserProfile(name: new.fullName, email: new.email, mobileNumber: new.mobileNumber)
        accounts.append(Account(profile: profile, password: new.password))
        return session(for: profile)
    }

    private func account(_ email: String) -> Account? { accounts.first { $0.profile.email == email } }

    private func session(for profile: UserProfile) -> UserSession {
        lastToken += 1
        return UserSession(profile: profile, token: Secret("offline-token-\(lastToken)"))
    }
}
