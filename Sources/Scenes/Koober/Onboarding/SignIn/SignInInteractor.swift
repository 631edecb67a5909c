import Rehearsal
import WorkerSupport

/// Passes the texts, the Return keys and the button's taps to the Logic.
final class SignInInteractor: AccountInteractor {
    init(view: SignInView, logic: SignInLogic) {
        super.init(
            view: view, logic: logic,
            form: { [unowned view] in
                SignInForm(email: view.email.text ?? "", isPasswordFilled: view.password.text?.isEmpty == false)
            },
            send: { [unowned view, unowned logic] in
                logic.signIn(password: Secret(view.password.text ?? ""))
            })
    }
}
