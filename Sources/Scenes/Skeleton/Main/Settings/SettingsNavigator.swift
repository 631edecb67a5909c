/// Tells the coordinator that the user has logged out, and goes nowhere itself.
final class SettingsNavigator: SettingsNavigatorInterface {
    /// What the scene was given; its closure holds the coordinator weakly.
    private let setup: SettingsSetup

    init(setup: SettingsSetup) {
        self.setup = setup
    }

    func loggedOut() { setup.transition(.loggedOut) }
}
