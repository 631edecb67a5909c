/// Tells the coordinator that the user has signed up, and goes nowhere itself.
final class SignUpNavigator: AccountNavigatorInterface {
    /// What the scene was given; its closure holds the coordinator weakly.
    private let setup: SignUpSetup

    init(setup: SignUpSetup) {
        self.setup = setup
    }

    func finished() { setup.transition(.signedUp) }
}
