import Rehearsal
import Workers

/// Makes an account; the password is not stored.
final class SignUpLogic: AccountLogic<SignUpForm> {
    /// Signs up; strong, the container shares it.
    private let account: any AccountWorker

    init(
        account: any AccountWorker, users: any UserWorker, presenter: any AccountPresenterInterface,
        navigator: any AccountNavigatorInterface, tasks: TaskScope
    ) {
        self.account = account
        super.init(users: users, presenter: presenter, navigator: navigator, tasks: tasks)
    }

    /// Signs up, unless a field is incomplete or a request is running.
    func signUp(password: Secret) {
        submit { [account] (form) async throws(AccountError) in
            try await account.signUp(name: form.name, email: form.email, password: password)
        }
    }
}

/// The state of SignUp.
typealias SignUpLogicState = AccountLogicState<SignUpForm>

/// The texts in the fields of SignUp, without the password.
nonisolated struct SignUpForm: AccountForm {
    /// The name.
    var name = ""
    /// The email.
    var email = ""
    /// Whether both password fields have the same text, which is not empty.
    var isPasswordConfirmed = false

    init() {}

    init(name: String, email: String, password: String, confirmation: String) {
        self.name = name
        self.email = email
        isPasswordConfirmed = !password.isEmpty && password == confirmation
    }

    /// Whether all fields have texts and both passwords are equal.
    var isComplete: Bool { !name.isEmpty && !email.isEmpty && isPasswordConfirmed }
}
