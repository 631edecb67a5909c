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
