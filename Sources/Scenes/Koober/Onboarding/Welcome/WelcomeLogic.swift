/// Calls the setup's closures for the two buttons.
final class WelcomeLogic {
    /// The state of Welcome.
    private(set) var state = WelcomeLogicState()

    /// The scene's input.
    private let setup: WelcomeSetup

    init(setup: WelcomeSetup) {
        self.setup = setup
    }

    /// Opens the sign-in.
    func signIn() { setup.goToSignIn() }

    /// Opens the sign-up.
    func signUp() { setup.goToSignUp() }
}
