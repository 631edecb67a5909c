import Rehearsal
import Workers

/// Passes the texts, the Return keys and the button's taps to the Logic.
final class SignInInteractor {
    /// The form; unowned, the scene's controller owns both objects.
    private unowned let view: SignInView
    /// Handles the input; unowned, the scene's controller owns both objects.
    private unowned let logic: SignInLogic

    init(view: SignInView, logic: SignInLogic) {
        self.view = view
        self.logic = logic
        for field in [view.email, view.password] {
            field.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
        }
        view.email.addAction(UIAction { [unowned logic] _ in logic.emailEntered() }, for: .primaryActionTriggered)
        view.password.addAction(UIAction { [unowned self] _ in signIn() }, for: .primaryActionTriggered)
        view.signIn.addAction(UIAction { [unowned self] _ in signIn() }, for: .touchUpInside)
    }

    private func changed() {
        logic.formChanged(email: view.email.text ?? "", isPasswordFilled: view.password.text?.isEmpty == false)
    }

    private func signIn() { logic.signIn(password: Secret(view.password.text ?? "")) }
}
