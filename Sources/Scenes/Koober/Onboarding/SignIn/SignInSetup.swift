package import Workers

/// What SignIn is given: who takes the session.
package struct SignInSetup {
    /// Called with the session of each sign-in that succeeded; `failed` is called where it could not be stored.
    package let signedIn: (_ session: UserSession, _ failed: @escaping () -> Void) -> Void

    /// Makes a setup.
    package init(signedIn: @escaping (_ session: UserSession, _ failed: @escaping () -> Void) -> Void) {
        self.signedIn = signedIn
    }
}
