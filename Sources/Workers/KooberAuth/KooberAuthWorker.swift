/// What knows who may sign in.
///
/// A scene sees only this; offline and live implementations stand behind it. Neither stores anything on the device:
/// saving the session is the ``KooberSessionStore``'s.
package protocol KooberAuthWorker: AnyObject {
    /// Signs a user in.
    ///
    /// - Throws: ``KooberAuthError``; its `cancelled` as soon as the asking task is cancelled.
    func signIn(email: String, password: Secret) async throws(KooberAuthError) -> UserSession

    /// Makes an account and signs its user in.
    ///
    /// - Throws: ``KooberAuthError``, its `refused` where the email has an account already.
    func signUp(_ account: NewAccount) async throws(KooberAuthError) -> UserSession
}
