import KooberWorkers
import WorkerSupport

/// Signs a user in.
final class SignInLogic: AccountLogic<SignInForm> {
    /// Signs in, unless a field is empty or a sign-in is running.
    func signIn(password: Secret) {
        send("sign in") { [auth] (form) async throws(KooberAuthError) in
            try await auth.signIn(email: form.email, password: password)
        }
    }
}
