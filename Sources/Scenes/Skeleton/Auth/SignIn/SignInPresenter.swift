/// Shows the state of the form.
final class SignInPresenter: AccountPresenter {}
