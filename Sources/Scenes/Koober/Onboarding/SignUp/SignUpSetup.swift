package import Workers

/// What SignUp is given: who takes the session.
package struct SignUpSetup {
    /// Called with the session of each sign-up that succeeded; `failed` is called where it could not be stored.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
