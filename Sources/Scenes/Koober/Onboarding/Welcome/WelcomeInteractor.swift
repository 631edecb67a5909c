import Rehearsal

/// Passes taps on the two buttons to the Logic.
final class WelcomeInteractor {
    init(view: WelcomeView, logic: WelcomeLogic) {
        view.signIn.addAction(UIAction { [unowned logic] _ in logic.signIn() }, for: .touchUpInside)
        view.signUp.addAction(UIAction { [unowned logic] _ in logic.signUp() }, for: .touchUpInside)
    }
}
