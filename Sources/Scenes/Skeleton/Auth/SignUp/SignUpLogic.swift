import Rehearsal
import Workers

/// Makes an account; the password passes through and is kept nowhere.
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

    /// Signs up, unless something is missing or a request is under way.
    func signUp(password: Secret) {
        submit { [account] (form) async throws(AccountError) in
            try await account.signUp(name: form.name, email: form.email, password: password)
        }
    }
}

/// What SignUp knows.
typealias SignUpLogicState = AccountLogicState<SignUpForm>

/// The texts in the fields of SignUp, but for the passwords.
nonisolated struct SignUpForm: AccountForm {
    /// The name.
    var name = ""
    /// The email.
    var email = ""
    /// Whether there is a password, twice the same.
    var isPasswordConfirmed = false

    init() {}

    init(name: String, email: String, password: String, confirmation: String) {
        self.name = name
        self.email = email
        isPasswordConfirmed = !password.isEmpty && password == confirmation
    }

    /// Whether all fields are filled and both passwords agree.
    var isComplete: Bool { !name.isEmpty && !email.isEmpty && isPasswordConfirmed }
}
