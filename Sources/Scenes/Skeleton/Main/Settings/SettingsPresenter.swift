import Rehearsal

/// Shows what the app is and which features are on, and what every module shows.
final class SettingsPresenter: ModulePresenter, SettingsPresenterInterface {
    /// What shows it; weak, the scene's controller owns it.
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
