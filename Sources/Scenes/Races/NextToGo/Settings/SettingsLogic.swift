/// Shows the state; the Presenter implements it for the Logic.
package protocol SettingsPresenterInterface: AnyObject {
    /// Shows the app's version and its environment.
    func show(version: String, environment: String)
    /// Sets the switch.
    func showDarkMode(isOn: Bool)
    /// Shows that a choice could not be stored.
    func showFailure()
}

/// Opens and closes scenes; the Navigator implements it for the Logic.
package protocol SettingsNavigatorInterface: AnyObject {
    /// Closes the settings.
    func close()
}

/// Changes the appearance of the app.
package final class SettingsLogic {
    /// The state of Settings.
    package private(set) var state: SettingsLogicState

    /// Whether the app is dark; strong, the container shares it.
    private let appearance: Appearance
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any SettingsPresenterInterface
    /// Closes the scene; strong, it does not keep the Logic.
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

    /// Shows the initial state.
    package func start() {
        presenter.show(version: state.version, environment: state.environment)
        presenter.showDarkMode(isOn: state.darkMode)
        appearance.changed = { [weak self] isDark in self?.show(isDark) }
    }

    /// Makes the app dark or light; if the choice cannot be stored, shows an alert and restores the previous one.
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
