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

/// Maps the three buttons to the Logic.
final class AuthSelectInteractor {
    init(view: AuthSelectView, logic: AuthSelectLogic) {
        for (button, transition) in [
            (view.signIn, AuthSelectTransition.signIn), (view.signUp, .signUp), (view.skip, .skip),
        ] {
            button.addAction(UIAction { [unowned logic] _ in logic.choose(transition) }, for: .touchUpInside)
        }
    }
}
