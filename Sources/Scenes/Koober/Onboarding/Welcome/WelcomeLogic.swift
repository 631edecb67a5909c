/// Tells where the user wants to go.
final class WelcomeLogic {
    /// What Welcome knows.
    private(set) var state = WelcomeLogicState()

    /// What the scene was given.
    private let setup: WelcomeSetup

    init(setup: WelcomeSetup) {
        self.setup = setup
    }

    /// Leads to the sign-in.
    func signIn() { setup.goToSignIn() }

    /// Leads to the sign-up.
    func signUp() { setup.goToSignUp() }
}
