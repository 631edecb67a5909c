/// Reports the user's choice to the coordinator; it opens no scene.
final class AuthSelectNavigator: AuthSelectNavigatorInterface {
    /// The scene's input, whose closure holds the coordinator weakly.
    private let setup: AuthSelectSetup

    init(setup: AuthSelectSetup) {
        self.setup = setup
    }

    func chose(_ transition: AuthSelectTransition) { setup.transition(transition) }
}
