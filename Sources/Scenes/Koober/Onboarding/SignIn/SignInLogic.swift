import Rehearsal
import Workers

/// Shows the state; the Presenter implements it for the Logic.
protocol SignInPresenterInterface: AnyObject {
    func show(isSigningIn: Bool, canSignIn: Bool)
    func moveToPassword()
    func showFailure()
}

/// Signs a user in; the password is not stored.
final class SignInLogic {
    /// The state of SignIn.
    private(set) var state = SignInLogicState()

    /// The scene's input.
    private let setup: SignInSetup
    /// Signs in; strong, the container shares it.
    private let auth: any KooberAuthWorker
    /// Shows the state; strong, it does not keep the Logic.
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

    /// Stores each change of the form.
    func formChanged(email: String, isPasswordFilled: Bool) {
        state.email = email
        state.isPasswordFilled = isPasswordFilled
        showForm()
    }

    /// Moves the focus to the password.
    func emailEntered() { presenter.moveToPassword() }

    /// Signs in, unless a field is empty or a sign-in is running.
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

    /// Lets the user try again; the owner of the `signedIn` closure shows that the session could not be stored.
    private func edit() {
        guard state.phase == .signingIn else { return }
        state.phase = .editing
        showForm()
    }

    private func showForm() {
        presenter.show(isSigningIn: state.phase == .signingIn, canSignIn: state.canSignIn)
    }
}
