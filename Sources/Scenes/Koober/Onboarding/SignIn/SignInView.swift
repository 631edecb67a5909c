import Rehearsal

/// Email, password and a button.
final class SignInView: AccountView {
    /// The email; strong, it is a subview.
    let email = UITextField("Email", identifier: "email", content: .username, keyboard: .emailAddress)

    init() {
        super.init(
            fields: [email],
            password: UITextField("Password", identifier: "password", content: .password, isSecure: true),
            send: UIButton(title: "Sign In", identifier: "signIn"), sending: "signingIn")
    }
}
