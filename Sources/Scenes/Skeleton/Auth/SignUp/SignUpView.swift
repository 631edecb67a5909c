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
