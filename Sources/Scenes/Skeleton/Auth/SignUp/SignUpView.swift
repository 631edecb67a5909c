import Rehearsal
import Workers

/// Four fields and a button.
final class SignUpView: AccountView {
    /// The name; strong, in the column, as those below.
    let name = UITextField("Name", content: .name)
    /// The email.
    let email = UITextField("Email", content: .emailAddress, keyboard: .emailAddress)
    /// The password.
    let password = UITextField("Password", content: .newPassword, isSecure: true)
    /// The password once more.
    let confirmation = UITextField("Confirm password", content: .newPassword, isSecure: true)

    init() { super.init(fields: [name, email, password, confirmation], done: "Sign Up") }
}

/// Maps the fields, their Return and the button to the Logic.
final class SignUpInteractor: AccountInteractor {
    init(view: SignUpView, logic: SignUpLogic) {
        super.init(
            view: view,
            changed: { [unowned view, unowned logic] in
                logic.formChanged(
                    to: SignUpForm(
                        name: view.name.text ?? "", email: view.email.text ?? "", password: view.password.text ?? "",
                        confirmation: view.confirmation.text ?? ""))
            },
            submit: { [unowned view, unowned logic] in
                logic.signUp(password: Secret(view.password.text ?? ""))
            })
    }
}
