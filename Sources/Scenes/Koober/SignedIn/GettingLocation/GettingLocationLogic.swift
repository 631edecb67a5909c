import KooberWorkers
import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
protocol GettingLocationPresenterInterface: AnyObject {
    func show(isFinding: Bool)
    func showFailure(acknowledged: @escaping () -> Void)
    func showRetry()
}

/// Finds the user's position, and tries again as often as the user wants.
final class GettingLocationLogic {
    private(set) var state = GettingLocationLogicState()

    private let setup: GettingLocationSetup
    /// Finds the user's position; strong, the container shares it.
    private let locator: any KooberLocatorWorker
    /// Shows the state; strong, it does not keep the Logic.
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

    /// Finds the position, on the first appearance of GettingLocation only.
    func start() {
        if state.phase == .idle { find() }
    }

    func retry() {
        if state.phase == .retryable { find() }
    }

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
