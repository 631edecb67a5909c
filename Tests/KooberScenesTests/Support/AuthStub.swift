import KooberWorkers
import TestSupport
import WorkerSupport

/// What the authentication worker was asked for, with the password revealed.
enum AuthCall: Equatable {
    case signIn(email: String, password: String)
    case signUp(NewAccount)
}

/// An authentication worker whose replies the test gives.
final class AuthStub: KooberAuthWorker {
    let replies: HeldStub<UserSession, KooberAuthError>
    private let note: (AuthCall) -> Void

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(isStubborn: Bool, note: @escaping (AuthCall) -> Void) {
        self.note = note
        replies = HeldStub("auth", cancelled: isStubborn ? nil : .cancelled)
    }

    func signIn(email: String, password: Secret) async throws(KooberAuthError) -> UserSession {
        note(.signIn(email: email, password: password.revealed))
        return try await replies.wait()
    }

    func signUp(_ account: NewAccount) async throws(KooberAuthError) -> UserSession {
        note(.signUp(account))
        return try await replies.wait()
    }
}
