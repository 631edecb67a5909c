/// Tells the coordinator that the user has signed in, and goes nowhere itself.
final class SignInNavigator: AccountNavigatorInterface {
    /// What the scene was given; its closure holds the coordinator weakly.
    private let setup: SignInSetup

    init(setup: SignInSetup) {
        self.setup = setup
    }

    func finished() { setup.transition(.signedIn) }
}
