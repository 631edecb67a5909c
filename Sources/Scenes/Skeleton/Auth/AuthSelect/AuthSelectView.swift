import Rehearsal

/// The three ways in.
final class AuthSelectView: SceneView {
    /// Chooses the sign-in; strong, in the column.
    let signIn = UIButton(title: "Sign In")
    /// Chooses the sign-up; strong, in the column.
    let signUp = UIButton(title: "Sign Up")
    /// Chooses to enter without authorising; strong, in the column.
    let skip = UIButton(title: "Skip")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([signIn, signUp, skip])
    }
}
