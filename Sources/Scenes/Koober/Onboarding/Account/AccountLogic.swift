import KooberWorkers
import Rehearsal

/// Shows the state of a form; its Presenter implements it for the Logic.
protocol AccountPresenterInterface: AnyObject {
    func show(isSending: Bool, canSend: Bool)
    func move(toField number: Int)
    func showFailure()
}

/// The common part of SignIn and SignUp: requests a session and hands it over; the password is not stored.
class AccountLogic<Form: AccountForm> {
    private(set) var state = AccountLogicState<Form>()
    /// Signs in and up; strong, the container shares it.
    let auth: any KooberAuthWorker

    private let setup: AccountSetup
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any AccountPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(
        setup: AccountSetup, auth: any KooberAuthWorker, presenter: any AccountPresenterInterface, tasks: TaskScope
    ) {
        self.setup = setup
        self.auth = auth
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Shows the empty form.
    final func start() { showForm() }

    /// Stores each change of the form.
    final func formChanged(to form: Form) {
        state.form = form
        showForm()
    }

    /// Moves the focus from a field, numbered from 0 at the top, to the one below it.
    final func entered(field number: Int) { presenter.move(toField: number + 1) }

    /// Requests a session, unless a field is empty or a request is running.
    final func send(_ name: String, _ ask: @escaping (Form) async throws(KooberAuthError) -> UserSession) {
        guard state.canSend else { return }
        state.phase = .sending
        showForm()
        let form = state.form
        tasks.start(name) { await self.perform { () async throws(KooberAuthError) in try await ask(form) } }
    }

    private func perform(_ ask: () async throws(KooberAuthError) -> UserSession) async {
        do throws(KooberAuthError) {
            let session = try await ask()
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
        guard state.phase == .sending else { return }
        state.phase = .editing
        showForm()
    }

    private func showForm() { presenter.show(isSending: state.phase == .sending, canSend: state.canSend) }
}
