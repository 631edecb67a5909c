import Rehearsal

/// Shows that the session could not be read.
final class LaunchPresenter: LaunchPresenterInterface {
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func showReadError(acknowledged: @escaping () -> Void) {
        viewController?.presentAlert(
            "Sign In Error",
            "Sorry, we couldn't determine if you are already signed in. Please sign in or sign up.",
            acknowledged: acknowledged)
    }
}
