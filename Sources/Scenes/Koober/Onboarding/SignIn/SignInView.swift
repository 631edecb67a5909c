import Rehearsal

/// Email, password and a button.
final class SignInView: SceneView {
    /// The email; strong, a subview.
    let email = UITextField("Email", identifier: "email", content: .username, keyboard: .emailAddress)
    /// The password; strong, a subview.
    let password = UITextField("Password", identifier: "password", content: .password, isSecure: true)
    /// Signs in; strong, a subview.
    let signIn = UIButton(title: "Sign In", identifier: "signIn")
    /// Turns while a sign-in is under way; strong, a subview.
    let signingIn = UIActivityIndicatorView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        password.returnKeyType = .go
        signingIn.accessibilityIdentifier = "signingIn"
        addScrollingColumn([email, password, signIn, signingIn])
    }
}
