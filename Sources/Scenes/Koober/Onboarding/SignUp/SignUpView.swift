import Rehearsal

/// Five fields and a button.
final class SignUpView: AccountView {
    /// The full name; strong, it is a subview, like the fields below.
    let fullName = UITextField("Full Name", identifier: "fullName", content: .name)
    let nickname = UITextField("What should we call you?", identifier: "nickname", content: .nickname)
    let email = UITextField("Email", identifier: "email", content: .emailAddress, keyboard: .emailAddress)
    let mobile = UITextField("Mobile Number", identifier: "mobile", content: .telephoneNumber, keyboard: .phonePad)

    init() {
        super.init(
            fields: [fullName, nickname, email, mobile],
            password: UITextField("Password", identifier: "password", content: .newPassword, isSecure: true),
            send: UIButton(title: "Sign Up", identifier: "signUp"), sending: "signingUp")
    }
}
