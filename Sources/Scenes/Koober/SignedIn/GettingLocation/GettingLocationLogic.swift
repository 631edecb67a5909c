import Rehearsal
import Workers

/// What the Logic tells the Presenter.
protocol GettingLocationPresenterInterface: AnyObject {
    func show(isFinding: Bool)
    func showFailure(acknowledged: @escaping () -> Void)
    func showRetry()
}

/// Finds out where the user is, and tries again as often as the user wants.
final class GettingLocationLogic {
    /// What GettingLocation knows.
    private(set) var state = GettingLocationLogicState()

    /// What the scene was given.
    private let setup: GettingLocationSetup
    /// Knows where the user is; strong, the container shares it.
    private let locator: any KooberLocatorWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any GettingLocationPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(
        setup: GettingLocationSetup, locator: any KooberLocatorWorker,
        presenter: any GettingLocationPresenterInterface, tasks: TaskScope
    ) {
        self.setup = setup
        self.locator = locator
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Asks the locator, once however often GettingLocation appears.
    func start() {
        if state.phase == .idle { find() }
    }

    /// Asks the locator again.
    func retry() {
        if state.phase == .retryable { find() }
    }

    /// Leads to the profile.
    func showProfile() { setup.showProfile() }

    private func find() {
        state.phase = .finding
        presenter.show(isFinding: true)
        tasks.start("location") { await self.locate() }
    }

    private func locate() async {
        do throws(KooberLocatorError) {
            let location = try await locator.location()
            guard !Task.isCancelled else { return }
            state.phase = .found
            setup.located(location)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.phase = .failed
            presenter.show(isFinding: false)
            presenter.showFailure { [weak self] in self?.failureWasRead() }
        }
    }

    private func failureWasRead() {
        guard state.phase == .failed else { return }
        state.phase = .retryable
        presenter.showRetry()
    }
}
