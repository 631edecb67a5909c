import Rehearsal
import SkeletonWorkers

/// Two fields and a button.
final class SignInView: AccountView {
    /// The email; strong, it is in the column, like the password.
    let email = UITextField("Email", content: .emailAddress, keyboard: .emailAddress)
    let password = UITextField("Password", content: .password, isSecure: true)

    init() { super.init(fields: [email, password], done: "Sign In") }
}
