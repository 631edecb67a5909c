package import KooberWorkers

/// The input of SignIn and SignUp: the closure that takes the session.
package struct AccountSetup {
    /// Called with the session of each successful request.
    ///
    /// If the session cannot be stored, the owner of this closure shows that, because the scene may have left, and
    /// calls `failed`.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
