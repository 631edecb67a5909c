package import Foundation
package import StageRuntime

/// Signs users in and up.
///
/// Scenes use this protocol; there is an offline and a live implementation. Neither stores anything on the device: the
/// ``KooberSessionStore`` stores the session.
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
        self.fullName = fullName
        self.nickname = nickname
        self.email = email
        self.mobileNumber = mobileNumber
        self.password = password
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

/// The worker calls for signing in and signing up.
package enum KooberAuthCalls {
    /// The worker's name in the configuration.
    static let worker = "auth"

    /// `koober.signIn`: returns the session for an email and a password; 1 s.
    package static let signIn = WorkerCall<UserSession>(
        WorkerCallDescription(
            "koober.signIn", worker: worker, kind: .network, latency: .seconds(1), secretArguments: ["password"],
            secretReplyFields: ["token"]),
        decode: JsonReply.decode, summary: summary)

    /// `koober.signUp`: makes an account and returns its session; 0.5 s.
    package static let signUp = WorkerCall<UserSession>(
        WorkerCallDescription(
            "koober.signUp", worker: worker, kind: .network, latency: .milliseconds(500), secretArguments: ["password"],
            secretReplyFields: ["token"]),
        decode: JsonReply.decode, summary: summary)

    /// Returns the trace fields for the arguments of both calls.
    static func arguments(email: String, password: Secret) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", email), TraceEvent.Field("password", password.description)]
    }

    /// Returns the trace fields for a session.
    private static func summary(_ session: UserSession) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", session.profile.email), TraceEvent.Field("token", session.token.description)]
    }
}

/// Signs in and up through a server: `POST login` with Basic credentials, `POST signUp` with JSON.
package final class LiveKooberAuth: KooberAuthWorker {
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// Sends the requests; strong, only this worker uses it.
    private let client: HttpClient

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate and the inbox; it lives longer than the worker.
    ///   - server: the base URL of the server.
    ///   - limits: the largest time and body size of a reply.
    package init(stage: Stage, server: URL, limits: HttpLimits = HttpLimits()) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server, limits: limits)
    }

    /// Requests a session.
    ///
    /// An email with a colon is refused without a request: the server would read the part after the colon as the
    /// password.
    package func signIn(email: String, password: Secret) async throws(KooberAuthError) -> UserSession {
        let request = HttpRequest(
            method: "POST", path: "login", authorization: .basic(user: email, password: password))
        return try await ask(KooberAuthCalls.signIn, email: email, password: password) {
            email.contains(":") ? nil : request
        }
    }

    /// Requests an account and its session.
    package func signUp(_ account: NewAccount) async throws(KooberAuthError) -> UserSession {
        let request = HttpRequest(method: "POST", path: "signUp", json: JsonBody.json(account))
        return try await ask(KooberAuthCalls.signUp, email: account.email, password: account.password) { request }
    }

    /// Performs a call; if there is no request, the call fails as if the server had refused it.
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

/// Signs users in without a server: Johnny Appleseed has an account, and so has everyone who signs up on this stage.
package final class OfflineKooberAuth: KooberAuthWorker {
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// The accounts; strong, shared by all workers of the stage.
    private let server: KooberOfflineServer

    /// Makes the worker on a stage; all workers of a stage share the accounts.
    package init(stage: Stage) {
        gate = stage.workers
        server = KooberOfflineServer.of(stage)
    }

    /// Signs a user in after 1 s; an unknown pair of email and password is refused at once.
    package func signIn(email: String, password: Secret) async throws(KooberAuthError) -> UserSession {
        let isKnown = server.knows(email: email, password: password)
        do {
            return try await gate.perform(
                KooberAuthCalls.signIn, KooberAuthCalls.arguments(email: email, password: password),
                latency: isKnown ? nil : .zero
            ) { () throws(WorkerFault) in
                try server.signIn(email: email, password: password)
            }
        } catch {
            throw KooberAuthError(error)
        }
    }

    /// Makes an account after 0.5 s; refused if the email has an account at that time.
    package func signUp(_ account: NewAccount) async throws(KooberAuthError) -> UserSession {
        do {
            return try await gate.perform(
                KooberAuthCalls.signUp,
                KooberAuthCalls.arguments(email: account.email, password: account.password)
            ) { () throws(WorkerFault) in
                try server.signUp(account)
            }
        } catch {
            throw KooberAuthError(error)
        }
    }
}

/// The accounts of the offline worker: the first one, and those of users who have signed up.
///
/// Each stage has one such server. So accounts survive a sign-out and a relaunch of the app, and end with the stage.
final class KooberOfflineServer {
    /// One account.
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
    /// The number of the last token.
    private var lastToken = 0

    /// Returns the server of a stage.
    static func of(_ stage: Stage) -> KooberOfflineServer {
        stage.object(KooberOfflineServer.self) { KooberOfflineServer() }
    }

    /// Returns whether an account has this email and this password.
    func knows(email: String, password: Secret) -> Bool {
        account(email)?.password == password
    }

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

    private func account(_ email: String) -> Account? {
        accounts.first { $0.profile.email == email }
    }

    private func session(for profile: UserProfile) -> UserSession {
        lastToken += 1
        return UserSession(profile: profile, token: Secret("offline-token-\(lastToken)"))
    }
}
