import Rehearsal
import SkeletonWorkers
import WorkerSupport

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
