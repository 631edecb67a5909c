import Rehearsal
import WorkerSupport

/// Passes the texts, the Return keys and the button's taps to the Logic.
final class SignUpInteractor: AccountInteractor {
    init(view: SignUpView, logic: SignUpLogic) {
        super.init(
            view: view, logic: logic,
            form: { [unowned view] in
                SignUpForm(
                    fullName: view.fullName.text ?? "", nickname: view.nickname.text ?? "",
                    email: view.email.text ?? "", mobileNumber: view.mobile.text ?? "",
                    isPasswordFilled: view.password.text?.isEmpty == false)
            },
            send: { [unowned view, unowned logic] in
                logic.signUp(password: Secret(view.password.text ?? ""))
            })
    }
}
