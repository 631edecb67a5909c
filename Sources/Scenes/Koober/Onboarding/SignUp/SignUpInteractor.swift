import Rehearsal
import Workers

/// Passes the texts, the Return keys and the button's taps to the Logic.
final class SignUpInteractor {
    /// The form; unowned, the scene's controller owns both objects.
    private unowned let view: SignUpView
    /// Handles the input; unowned, the scene's controller owns both objects.
    private unowned let logic: SignUpLogic

    init(view: SignUpView, logic: SignUpLogic) {
        self.view = view
        self.logic = logic
        for field in view.fields {
            field.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
        }
        for (number, field) in view.fields.dropLast().enumerated() {
            field.addAction(
                UIAction { [unowned logic] _ in logic.entered(field: number) }, for: .primaryActionTriggered)
        }
        view.password.addAction(UIAction { [unowned self] _ in signUp() }, for: .primaryActionTriggered)
        view.signUp.addAction(UIAction { [unowned self] _ in signUp() }, for: .touchUpInside)
    }

    private func changed() {
        logic.formChanged(
            to: SignUpForm(
                fullName: view.fullName.text ?? "", nickname: view.nickname.text ?? "", email: view.email.text ?? "",
                mobileNumber: view.mobile.text ?? "", isPasswordFilled: view.password.text?.isEmpty == false))
    }

    private func signUp() { logic.signUp(password: Secret(view.password.text ?? "")) }
}
