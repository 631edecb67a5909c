package import Workers

/// What SignUp is given: who takes the session.
package struct SignUpSetup {
    /// Called with the session of each sign-up that succeeded.
    ///
    /// Where it cannot be stored whoever took it shows that, for SignUp may have gone by then, and calls `failed`.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
