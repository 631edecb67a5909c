import Rehearsal

/// Five fields and a button.
final class SignUpView: SceneView {
    /// The full name; strong, it is a subview.
    let fullName = UITextField("Full Name", identifier: "fullName", content: .name)
    /// The nickname; strong, it is a subview.
    let nickname = UITextField("What should we call you?", identifier: "nickname", content: .nickname)
    /// The email; strong, it is a subview.
    let email = UITextField("Email", identifier: "email", content: .emailAddress, keyboard: .emailAddress)
    /// The mobile number; strong, it is a subview.
    let mobile = UITextField("Mobile Number", identifier: "mobile", content: .telephoneNumber, keyboard: .phonePad)
    /// The password; strong, it is a subview.
    let password = UITextField("Password", identifier: "password", content: .newPassword, isSecure: true)
    /// Signs up; strong, it is a subview.
    let signUp = UIButton(title: "Sign Up", identifier: "signUp")
    /// Turns during a sign-up; strong, it is a subview.
    let signingUp = UIActivityIndicatorView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        password.returnKeyType = .go
        signingUp.accessibilityIdentifier = "signingUp"
        addScrollingColumn(fields + [signUp, signingUp])
    }

    /// The fields, from top to bottom.
    var fields: [UITextField] { [fullName, nickname, email, mobile, password] }
}
