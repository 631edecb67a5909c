package import Workers

/// The input of SignUp: the closure that takes the session.
package struct SignUpSetup {
    /// Called with the session of each successful sign-up.
    ///
    /// If the session cannot be stored, the owner of this closure shows that, because SignUp may have left, and calls
    /// `failed`.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
