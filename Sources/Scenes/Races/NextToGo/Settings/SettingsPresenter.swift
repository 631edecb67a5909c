import Rehearsal

/// Shows the choice, the app's version, and the error of a choice that could not be stored.
final class SettingsPresenter: SettingsPresenterInterface {
    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: SettingsView?
    /// Presents the alert; weak, it owns the presenter.
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
