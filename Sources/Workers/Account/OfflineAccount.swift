package import StageRuntime

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
