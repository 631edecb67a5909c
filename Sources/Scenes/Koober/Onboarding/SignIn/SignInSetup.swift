package import Workers

/// What SignIn is given: who takes the session.
package struct SignInSetup {
    /// Called with the session of each sign-in that succeeded.
    ///
    /// Where it cannot be stored whoever took it shows that, for SignIn may have gone by then, and calls `failed`.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
