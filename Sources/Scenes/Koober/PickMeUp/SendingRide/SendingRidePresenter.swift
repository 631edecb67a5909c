import Rehearsal

/// Shows that the request failed.
final class SendingRidePresenter: SendingRidePresenterInterface {
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func showFailure(acknowledged: @escaping () -> Void) {
        viewController?.presentAlert(
            "Ride Request Error", "There was an error trying to confirm your ride request.\nPlease try again.",
            acknowledged: acknowledged)
    }
}
