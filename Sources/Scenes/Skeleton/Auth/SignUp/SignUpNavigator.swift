/// Reports the sign-up to the coordinator; it opens no scene.
final class SignUpNavigator: AccountNavigatorInterface {
    /// The scene's input, whose closure holds the coordinator weakly.
    private let setup: SignUpSetup

    init(setup: SignUpSetup) {
        self.setup = setup
    }

    func finished() { setup.transition(.signedUp) }
}
