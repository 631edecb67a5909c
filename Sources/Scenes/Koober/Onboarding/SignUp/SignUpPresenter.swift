/// Shows whether the form can be used, and the error of a failed request.
final class SignUpPresenter: AccountPresenter, AccountPresenterInterface {
    func showFailure() { viewController?.presentSignUpFailure() }
}
