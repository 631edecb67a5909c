import Rehearsal
import SkeletonWorkers

/// Four fields and a button.
final class SignUpView: AccountView {
    /// The name; strong, it is in the column, like the fields below.
    let name = UITextField("Name", content: .name)
    let email = UITextField("Email", content: .emailAddress, keyboard: .emailAddress)
    let password = UITextField("Password", content: .newPassword, isSecure: true)
    /// The confirmation of the password.
    let confirmation = UITextField("Confirm password", content: .newPassword, isSecure: true)

    init() { super.init(fields: [name, email, password, confirmation], done: "Sign Up") }
}
