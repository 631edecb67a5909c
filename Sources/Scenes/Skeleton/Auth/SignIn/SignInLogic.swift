import Rehearsal
import Workers

/// Signs a user in; the password is not stored.
final class SignInLogic: AccountLogic<SignInForm> {
    /// Signs in; strong, the container shares it.
    private let account: any AccountWorker

    init(
        account: any AccountWorker, users: any UserWorker, presenter: any AccountPresenterInterface,
        navigator: any AccountNavigatorInterface, tasks: TaskScope
    ) {
        self.account = account
        super.init(users: users, presenter: presenter, navigator: navigator, tasks: tasks)
    }

    /// Signs in, unless a field is incomplete or a request is running.
    func signIn(password: Secret) {
        submit { [account] (form) async throws(AccountError) in
            try await account.signIn(email: form.email, password: password)
        }
    }
}

/// The state of SignIn.
typealias SignInLogicState = AccountLogicState<SignInForm>

/// The texts in the fields of SignIn, without the password.
nonisolated struct SignInForm: AccountForm {
    /// The smallest number of characters of the email and the password.
    private static let leastLength = 6

    /// The email.
    var email = ""
    /// Whether the password is long enough.
    var isPasswordLongEnough = false

    init() {}

    init(email: String, password: String) {
        self.email = email
        isPasswordLongEnough = password.count >= Self.leastLength
    }

    /// Whether email and password both have more than five characters.
    var isComplete: Bool { email.count >= Self.leastLength && isPasswordLongEnough }
}
