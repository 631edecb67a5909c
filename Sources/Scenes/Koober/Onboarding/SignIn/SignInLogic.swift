import Rehearsal
import Workers

/// What the Logic tells the Presenter.
protocol SignInPresenterInterface: AnyObject {
    func show(isSigningIn: Bool, canSignIn: Bool)
    func moveToPassword()
    func showFailure()
}

/// Signs a user in; the password passes through and is kept nowhere.
final class SignInLogic {
    /// What SignIn knows.
    private(set) var state = SignInLogicState()

    /// What the scene was given.
    private let setup: SignInSetup
    /// Signs in; strong, the container shares it.
    private let auth: any KooberAuthWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any SignInPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(
        setup: SignInSetup, auth: any KooberAuthWorker, presenter: any SignInPresenterInterface, tasks: TaskScope
    ) {
        self.setup = setup
        self.auth = auth
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Shows the empty form.
    func start() { showForm() }

    /// Notes each change of the form.
    func formChanged(email: String, isPasswordFilled: Bool) {
        state.email = email
        state.isPasswordFilled = isPasswordFilled
        showForm()
    }

    /// Goes on to the password.
    func emailEntered() { presenter.moveToPassword() }

    /// Signs in, unless something is missing or a sign-in is under way.
    func signIn(password: Secret) {
        guard state.canSignIn else { return }
        state.phase = .signingIn
        showForm()
        let email = state.email
        tasks.start("sign in") { await self.signIn(email, password) }
    }

    private func signIn(_ email: String, _ password: Secret) async {
        do throws(KooberAuthError) {
            let session = try await auth.signIn(email: email, password: password)
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
        guard state.phase == .signingIn else { return }
        state.phase = .editing
        showForm()
    }

    private func showForm() {
        presenter.show(isSigningIn: state.phase == .signingIn, canSignIn: state.canSignIn)
    }
}
