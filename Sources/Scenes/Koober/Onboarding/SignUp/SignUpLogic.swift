import Rehearsal
import Workers

/// Shows the state; the Presenter implements it for the Logic.
protocol SignUpPresenterInterface: AnyObject {
    func show(isSigningUp: Bool, canSignUp: Bool)
    func move(toField number: Int)
    func showFailure()
}

/// Makes an account and signs its user in; the password is not stored.
final class SignUpLogic {
    /// The state of SignUp.
    private(set) var state = SignUpLogicState()

    /// The scene's input.
    private let setup: SignUpSetup
    /// Signs up; strong, the container shares it.
    private let auth: any KooberAuthWorker
    /// Shows the state; strong, it does not keep the Logic.
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

    /// Stores each change of the form.
    func formChanged(to form: SignUpForm) {
        state.form = form
        showForm()
    }

    /// Moves the focus from a field, numbered from 0 at the top, to the one below it.
    func entered(field number: Int) { presenter.move(toField: number + 1) }

    /// Signs up, unless a field is empty or a sign-up is running.
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

    /// Lets the user try again; the owner of the `signedIn` closure shows that the session could not be stored.
    private func edit() {
        guard state.phase == .signingUp else { return }
        state.phase = .editing
        showForm()
    }

    private func showForm() {
        presenter.show(isSigningUp: state.phase == .signingUp, canSignUp: state.canSignUp)
    }
}
