import Rehearsal

/// Email, password and a button.
final class SignInView: SceneView {
    /// The email; strong, it is a subview.
    let email = UITextField("Email", identifier: "email", content: .username, keyboard: .emailAddress)
    /// The password; strong, it is a subview.
    let password = UITextField("Password", identifier: "password", content: .password, isSecure: true)
    /// Signs in; strong, it is a subview.
    let signIn = UIButton(title: "Sign In", identifier: "signIn")
    /// Turns during a sign-in; strong, it is a subview.
    let signingIn = UIActivityIndicatorView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        password.returnKeyType = .go
        signingIn.accessibilityIdentifier = "signingIn"
        addScrollingColumn([email, password, signIn, signingIn])
    }
}
