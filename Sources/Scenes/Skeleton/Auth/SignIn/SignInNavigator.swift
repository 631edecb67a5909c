/// Reports the sign-in to the coordinator; it opens no scene.
final class SignInNavigator: AccountNavigatorInterface {
    /// The scene's input, whose closure holds the coordinator weakly.
    private let setup: SignInSetup

    init(setup: SignInSetup) {
        self.setup = setup
    }

    func finished() { setup.transition(.signedIn) }
}
