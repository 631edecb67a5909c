import Rehearsal

/// Shows the app's name, the features, the progress and the errors.
final class SettingsPresenter: ModulePresenter, SettingsPresenterInterface {
    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: SettingsView?

    init(view: SettingsView, overlay: LoadingOverlay, viewController: UIViewController) {
        self.view = view
        super.init(overlay: overlay, viewController: viewController)
    }

    func show(appName: String, environment: String) {
        view?.appName.text = appName
        view?.environment.text = environment
    }

    func show(_ feature: SettingsFeature, isOn: Bool) { view?.toggle(of: feature).isOn = isOn }
}
