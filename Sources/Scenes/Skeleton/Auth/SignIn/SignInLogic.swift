import Rehearsal
import SkeletonWorkers
import WorkerSupport

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
