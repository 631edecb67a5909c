import Rehearsal

/// Shows whether the form can be used, and the error of a failed request.
final class SignInPresenter: SignInPresenterInterface {
    /// The form; weak, the scene's controller owns it.
    private weak let view: SignInView?
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: SignInView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func show(isSigningIn: Bool, canSignIn: Bool) {
        view?.email.isEnabled = !isSigningIn
        view?.password.isEnabled = !isSigningIn
        view?.signIn.isEnabled = canSignIn
        if isSigningIn { view?.signingIn.startAnimating() } else { view?.signingIn.stopAnimating() }
    }

    func moveToPassword() { view?.password.becomeFirstResponder() }

    func showFailure() {
        viewController?.presentSignInFailure()
    }
}
