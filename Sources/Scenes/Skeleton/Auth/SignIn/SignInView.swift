import Rehearsal
import Workers

/// Two fields and a button.
final class SignInView: AccountView {
    /// The email; strong, in the column, as the password.
    let email = UITextField("Email", content: .emailAddress, keyboard: .emailAddress)
    /// The password.
    let password = UITextField("Password", content: .password, isSecure: true)

    init() { super.init(fields: [email, password], done: "Sign In") }
}

/// Maps the fields, their Return and the button to the Logic.
final class SignInInteractor: AccountInteractor {
    init(view: SignInView, logic: SignInLogic) {
        super.init(
            view: view,
            changed: { [unowned view, unowned logic] in
                logic.formChanged(to: SignInForm(email: view.email.text ?? "", password: view.password.text ?? ""))
            },
            submit: { [unowned view, unowned logic] in
                logic.signIn(password: Secret(view.password.text ?? ""))
            })
    }
}
