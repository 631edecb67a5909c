import Rehearsal
import SkeletonWorkers
import WorkerSupport

/// Passes the texts, the Return keys and the button's taps to the Logic.
final class SignUpInteractor: AccountInteractor {
    init(view: SignUpView, logic: SignUpLogic) {
        super.init(
            view: view,
            changed: { [unowned view, unowned logic] in
                logic.formChanged(
                    to: SignUpForm(
                        name: view.name.text ?? "", email: view.email.text ?? "", password: view.password.text ?? "",
                        confirmation: view.confirmation.text ?? ""))
            },
            submit: { [unowned view, unowned logic] in
                logic.signUp(password: Secret(view.password.text ?? ""))
            })
    }
}
