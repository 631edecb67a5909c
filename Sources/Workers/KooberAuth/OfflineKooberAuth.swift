import Foundation
package import StageRuntime

/// Signing in without a server: Johnny Appleseed has an account, and whoever signs up on this stage.
package final class OfflineKooberAuth: KooberAuthWorker {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// The accounts; strong, shared with every other worker of the stage.
    private let server: KooberOfflineServer

    /// Makes the worker on a stage, whose accounts it shares with the one before it.
    package init(stage: Stage) {
        gate = stage.workers
        server = KooberOfflineServer.of(stage)
    }

    /// Signs a user in after 1 s; a pair that is not known is refused at once.
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

    /// Makes an account after 0.5 s, if the email has none by then.
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

/// The accounts that the offline worker knows: one from the start, and those that were signed up.
///
/// There is one for a stage, so accounts outlive a sign-out and a relaunch of the app, and go with the stage.
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

    /// Returns whether there is an account with this email and this password.
    func knows(email: String, password: Secret) -> Bool {
        account(email)?.password == password
    }

    /// Gives a new session to who has an account.
    ///
    /// - Throws: ``WorkerFault/unauthorised`` if there is none with this email and this password.
    func signIn(email: String, password: Secret) throws(WorkerFault) -> UserSession {
        guard let account = account(email), account.password == password else { throw .unauthorised }
        return session(for: account.profile)
    }

    /// Makes an account and gives it a session.
    ///
    /// - Throws: status 409 if the email has one already.
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
