package import Workers

/// The input of SignIn: the closure that takes the session.
package struct SignInSetup {
    /// Called with the session of each successful sign-in.
    ///
    /// If the session cannot be stored, the owner of this closure shows that, because SignIn may have left, and calls
    /// `failed`.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
