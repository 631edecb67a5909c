import Rehearsal

/// Shows whether the form can be used, and the error of a failed request.
final class SignUpPresenter: SignUpPresenterInterface {
    /// The form; weak, the scene's controller owns it.
    private weak let view: SignUpView?
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: SignUpView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func show(isSigningUp: Bool, canSignUp: Bool) {
        for field in view?.fields ?? [] { field.isEnabled = !isSigningUp }
        view?.signUp.isEnabled = canSignUp
        if isSigningUp { view?.signingUp.startAnimating() } else { view?.signingUp.stopAnimating() }
    }

    func move(toField number: Int) {
        guard let fields = view?.fields, fields.indices.contains(number) else { return }
        fields[number].becomeFirstResponder()
    }

    func showFailure() {
        viewController?.presentSignUpFailure()
    }
}
