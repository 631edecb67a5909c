import Rehearsal
import SkeletonWorkers

/// Shows the state of a form; its Presenter implements it for the Logic.
protocol AccountPresenterInterface: ModulePresenterInterface {
    func show(canSubmit: Bool)
}

/// Notifies the coordinator of a form; its Navigator implements it for the Logic.
protocol AccountNavigatorInterface: AnyObject {
    /// Reports that the user was stored.
    func finished()
}

/// The common part of sign-in and sign-up: requests and stores a user, and reports that; passwords are not stored.
class AccountLogic<Form: AccountForm> {
    private(set) var state = AccountLogicState<Form>()

    /// Stores the user; strong, the container shares it.
    private let users: any UserWorker
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any AccountPresenterInterface
    /// Notifies the coordinator; strong, it does not keep the Logic.
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

    /// Stores each change of the form.
    final func formChanged(to form: Form) {
        state.form = form
        presenter.show(canSubmit: state.canSubmit)
    }

    /// Requests the user, unless a field is incomplete or a request is running.
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

    /// Stores the user; returns the failure, or nil.
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
