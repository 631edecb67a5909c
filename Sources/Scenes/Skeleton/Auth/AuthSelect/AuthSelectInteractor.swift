import Rehearsal

/// Passes taps on the three buttons to the Logic.
final class AuthSelectInteractor {
    init(view: AuthSelectView, logic: AuthSelectLogic) {
        for (button, transition) in [
            (view.signIn, AuthSelectTransition.signIn), (view.signUp, .signUp), (view.skip, .skip),
        ] {
            button.addAction(UIAction { [unowned logic] _ in logic.choose(transition) }, for: .touchUpInside)
        }
    }
}
