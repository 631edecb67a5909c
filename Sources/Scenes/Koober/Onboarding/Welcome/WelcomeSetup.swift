/// The input of Welcome: the closures of its two buttons.
package struct WelcomeSetup {
    /// Called when the user wants to sign in.
    package let goToSignIn: () -> Void
    /// Called when the user wants to sign up.
    package let goToSignUp: () -> Void

    /// Makes a setup.
    package init(goToSignIn: @escaping () -> Void, goToSignUp: @escaping () -> Void) {
        self.goToSignIn = goToSignIn
        self.goToSignUp = goToSignUp
    }
}
