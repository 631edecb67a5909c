import Rehearsal

/// Shows the settings error and the fade.
final class SplashPresenter: SplashPresenterInterface {
    /// The view that fades; weak, the scene's controller owns it.
    private weak let view: SplashView?
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: SplashView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func showSettingsError(acknowledged: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Settings error", message: "Your settings could not be updated.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Ok", style: .default) { _ in acknowledged() })
        viewController?.present(alert, animated: true)
    }

    func fadeOut(for duration: Duration, completion: @escaping () -> Void) {
        UIView.animate(withDuration: duration / .seconds(1)) { [view] in
            view?.alpha = 0
        } completion: { _ in
            completion()
        }
    }
}
