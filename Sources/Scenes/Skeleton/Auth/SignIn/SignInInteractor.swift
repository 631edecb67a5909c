import Rehearsal
import SkeletonWorkers
import WorkerSupport

/// Passes the texts, the Return keys and the button's taps to the Logic.
final class SignInInteractor: AccountInteractor {
    init(view: SignInView, logic: SignInLogic) {
        super.init(
            view: view,
            changed: { [unowned view, unowned logic] in
                logic.formChanged(to: SignInForm(email: view.email.text ?? "", password: view.password.text ?? ""))
            },
            submit: { [unowned view, unowned logic] in
                logic.signIn(password: Secret(view.password.text ?? ""))
            })
    }
}
