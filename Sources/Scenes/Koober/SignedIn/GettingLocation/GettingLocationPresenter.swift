import Rehearsal

/// Shows the progress, the error, and the button to try again.
final class GettingLocationPresenter: GettingLocationPresenterInterface {
    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: GettingLocationView?
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: GettingLocationView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func show(isFinding: Bool) {
        view?.finding.isHidden = !isFinding
        if isFinding { view?.spinner.startAnimating() } else { view?.spinner.stopAnimating() }
        view?.retry.isHidden = true
    }

    func showFailure(acknowledged: @escaping () -> Void) {
        viewController?.presentAlert(
            "Error Getting Location", "Could not get your location. Please check location settings and try again.",
            acknowledged: acknowledged)
    }

    func showRetry() { view?.retry.isHidden = false }
}
