/// Calls the setup's closures for the two buttons.
final class WelcomeLogic {
    private(set) var state = WelcomeLogicState()

    private let setup: WelcomeSetup

    init(setup: WelcomeSetup) {
        self.setup = setup
    }

    func signIn() { setup.goToSignIn() }

    func signUp() { setup.goToSignUp() }
}
