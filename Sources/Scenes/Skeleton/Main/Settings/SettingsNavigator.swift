/// Reports the logout to the coordinator; it opens no scene.
final class SettingsNavigator: SettingsNavigatorInterface {
    /// The scene's input, whose closure holds the coordinator weakly.
    private let setup: SettingsSetup

    init(setup: SettingsSetup) {
        self.setup = setup
    }

    func loggedOut() { setup.transition(.loggedOut) }
}
