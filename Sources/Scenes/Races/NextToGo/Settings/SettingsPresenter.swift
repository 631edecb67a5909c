import Rehearsal

/// Shows the choice, what the app is, and that a choice could not be stored.
final class SettingsPresenter: SettingsPresenterInterface {
    /// What shows it all; weak, the scene's controller owns it.
    private weak let view: SettingsView?
    /// What presents the alert; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: SettingsView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func show(version: String, environment: String) {
        view?.version.text = "Version \(version)"
        view?.environment.text = "Environment \(environment)"
    }

    func showDarkMode(isOn: Bool) { view?.darkMode.isOn = isOn }

    func showFailure() {
        let alert = UIAlertController(
            title: "Settings Error", message: "Your choice could not be saved.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController?.present(alert, animated: true)
    }
}
