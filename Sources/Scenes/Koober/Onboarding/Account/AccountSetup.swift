package import KooberWorkers

/// The input of SignIn and SignUp: the closure for the session.
package struct AccountSetup {
    /// Called with the session of each successful request.
    ///
    /// If it cannot be stored, the closure's owner shows that, since the scene may have left, and calls `failed`.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
