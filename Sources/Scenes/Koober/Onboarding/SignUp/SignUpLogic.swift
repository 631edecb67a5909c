import Rehearsal
import Workers

/// What the Logic tells the Presenter.
protocol SignUpPresenterInterface: AnyObject {
    func show(isSigningUp: Bool, canSignUp: Bool)
    func move(toField number: Int)
    func showFailure()
}

/// Makes an account and signs its user in; the password passes through and is kept nowhere.
final class SignUpLogic {
    /// What SignUp knows.
    private(set) var state = SignUpLogicState()

    /// What the scene was given.
    private let setup: SignUpSetup
    /// Signs up; strong, the container shares it.
    private let auth: any KooberAuthWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any SignUpPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(
        setup: SignUpSetup, auth: any KooberAuthWorker, presenter: any SignUpPresenterInterface, tasks: TaskScope
    ) {
        self.setup = setup
        self.auth = auth
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Shows the empty form.
    func start() { showForm() }

    /// Notes each change of the form.
    func formChanged(to form: SignUpForm) {
        state.form = form
        showForm()
    }

    /// Goes on from a field, numbered from 0 at the top, to the one below it.
    func entered(field number: Int) { presenter.move(toField: number + 1) }

    /// Signs up, unless something is missing or a sign-up is under way.
    func signUp(password: Secret) {
        guard state.canSignUp else { return }
        state.phase = .signingUp
        showForm()
        let form = state.form
        let account = NewAccount(
            fullName: form.fullName, nickname: form.nickname, email: form.email, mobileNumber: form.mobileNumber,
            password: password)
        tasks.start("sign up") { await self.signUp(account) }
    }

    private func signUp(_ account: NewAccount) async {
        do throws(KooberAuthError) {
            let session = try await auth.signUp(account)
            guard !Task.isCancelled else { return }
            setup.signedIn(session) { [weak self] in self?.edit() }
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            edit()
            presenter.showFailure()
        }
    }

    /// Lets the user try again; that a session could not be stored is shown by whoever took it.
    private func edit() {
        guard state.phase == .signingUp else { return }
        state.phase = .editing
        showForm()
    }

    private func showForm() {
        presenter.show(isSigningUp: state.phase == .signingUp, canSignUp: state.canSignUp)
    }
}
