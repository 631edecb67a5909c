import Rehearsal
import Workers

/// What the Logic of a form tells its Presenter.
protocol AccountPresenterInterface: ModulePresenterInterface {
    func show(canSubmit: Bool)
}

/// What the Logic of a form asks of its Navigator.
protocol AccountNavigatorInterface: AnyObject {
    /// Tells that the user is stored.
    func finished()
}

/// What sign-in and sign-up have in common: ask the server for a user, store that, and say so.
///
/// Passwords pass through and are kept nowhere.
class AccountLogic<Form: AccountForm> {
    /// What the module knows.
    private(set) var state = AccountLogicState<Form>()

    /// Stores the user; strong, the container shares it.
    private let users: any UserWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any AccountPresenterInterface
    /// Tells what happened; strong, it holds nothing of the Logic.
    private let navigator: any AccountNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(
        users: any UserWorker, presenter: any AccountPresenterInterface, navigator: any AccountNavigatorInterface,
        tasks: TaskScope
    ) {
        self.users = users
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    /// Shows the empty form.
    final func start() { presenter.show(canSubmit: state.canSubmit) }

    /// Notes each change of the form.
    final func formChanged(to form: Form) {
        state.form = form
        presenter.show(canSubmit: state.canSubmit)
    }

    /// Asks for the user, unless something is missing or a request is under way.
    final func submit(_ ask: @escaping (Form) async throws(AccountError) -> AccountUser) {
        guard state.canSubmit else { return }
        let form = state.form
        enter(.submitting)
        tasks.start("submit") { await self.perform { () async throws(AccountError) in try await ask(form) } }
    }

    private func perform(_ ask: () async throws(AccountError) -> AccountUser) async {
        let failure: ModuleFailure?
        do throws(AccountError) {
            let user = try await ask()
            failure = await store(user)
        } catch {
            failure = ModuleFailure(error)
        }
        guard !Task.isCancelled else { return }
        enter(.editing)
        if let failure { presenter.show(failure) } else { navigator.finished() }
    }

    /// Stores the user; returns what went wrong.
    private func store(_ user: AccountUser) async -> ModuleFailure? {
        guard !Task.isCancelled else { return nil }
        do {
            try await users.save(user)
            return nil
        } catch {
            return .notStored
        }
    }

    private func enter(_ phase: AccountPhase) {
        state.phase = phase
        presenter.show(canSubmit: state.canSubmit)
        presenter.show(isLoading: phase == .submitting)
    }
}
