import KooberWorkers
import WorkerSupport

/// Makes an account and signs its user in.
final class SignUpLogic: AccountLogic<SignUpForm> {
    /// Signs up, unless a field is empty or a sign-up is running.
    func signUp(password: Secret) {
        send("sign up") { [auth] (form) async throws(KooberAuthError) in
            try await auth.signUp(
                NewAccount(
                    fullName: form.fullName, nickname: form.nickname, email: form.email,
                    mobileNumber: form.mobileNumber, password: password))
        }
    }
}
