import Rehearsal

/// The three buttons.
final class AuthSelectView: SceneView {
    /// Chooses the sign-in; strong, it is in the column.
    let signIn = UIButton(title: "Sign In")
    /// Chooses the sign-up; strong, it is in the column.
    let signUp = UIButton(title: "Sign Up")
    /// Chooses to use the app without signing in; strong, it is in the column.
    let skip = UIButton(title: "Skip")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([signIn, signUp, skip])
    }
}
