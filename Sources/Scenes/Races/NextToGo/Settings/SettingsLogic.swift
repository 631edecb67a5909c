/// What the Logic tells the Presenter.
package protocol SettingsPresenterInterface: AnyObject {
    /// Shows the app's version and its environment.
    func show(version: String, environment: String)
    /// Sets the switch.
    func showDarkMode(isOn: Bool)
    /// Says that a choice could not be stored.
    func showFailure()
}

/// What the Logic asks of the Navigator.
package protocol SettingsNavigatorInterface: AnyObject {
    /// Closes the settings.
    func close()
}

/// Makes all dark or not.
package final class SettingsLogic {
    /// What Settings knows.
    package private(set) var state: SettingsLogicState

    /// Whether all is dark; strong, the container shares it.
    private let appearance: Appearance
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any SettingsPresenterInterface
    /// Leaves; strong, it holds nothing of the Logic.
    private let navigator: any SettingsNavigatorInterface

    /// Makes the Logic; the scene's controller owns it.
    package init(
        appearance: Appearance, environment: String, presenter: any SettingsPresenterInterface,
        navigator: any SettingsNavigatorInterface
    ) {
        state = SettingsLogicState(darkMode: appearance.isDark, environment: environment)
        self.appearance = appearance
        self.presenter = presenter
        self.navigator = navigator
    }

    /// Shows all there is.
    package func start() {
        presenter.show(version: state.version, environment: state.environment)
        presenter.showDarkMode(isOn: state.darkMode)
        appearance.changed = { [weak self] isDark in self?.show(isDark) }
    }

    /// Makes all dark or not; if that cannot be stored, says so and takes it back.
    package func setDarkMode(_ isOn: Bool) {
        state.darkMode = isOn
        appearance.choose(dark: isOn) { [weak self, appearance] in
            self?.show(appearance.isDark)
            self?.presenter.showFailure()
        }
    }

    /// Closes the settings.
    package func close() { navigator.close() }

    private func show(_ isDark: Bool) {
        state.darkMode = isDark
        presenter.showDarkMode(isOn: isDark)
    }
}
