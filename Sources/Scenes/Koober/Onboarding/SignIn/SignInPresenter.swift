/// Shows whether the form can be used, and the error of a failed request.
final class SignInPresenter: AccountPresenter, AccountPresenterInterface {
    func showFailure() { viewController?.presentSignInFailure() }
}
