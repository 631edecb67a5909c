/// Shows the state of the form.
final class SignUpPresenter: AccountPresenter {}
