/// Tells the coordinator what the user chose, and goes nowhere itself.
final class AuthSelectNavigator: AuthSelectNavigatorInterface {
    /// What the scene was given; its closure holds the coordinator weakly.
    private let setup: AuthSelectSetup

    init(setup: AuthSelectSetup) {
        self.setup = setup
    }

    func chose(_ transition: AuthSelectTransition) { setup.transition(transition) }
}
