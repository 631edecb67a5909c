import KooberWorkers
import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
protocol LaunchPresenterInterface: AnyObject {
    func showReadError(acknowledged: @escaping () -> Void)
}

/// Reads who is signed in.
final class LaunchLogic {
    private(set) var state = LaunchLogicState()

    private let setup: LaunchSetup
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any LaunchPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(setup: LaunchSetup, presenter: any LaunchPresenterInterface, tasks: TaskScope) {
        self.setup = setup
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Reads the store, on the first appearance of Launch only.
    func start() {
        guard state.phase == .idle else { return }
        state.phase = .reading
        tasks.start("session") { await self.findSession() }
    }

    private func findSession() async {
        do {
            let session = try await setup.findSession()
            guard !Task.isCancelled else { return }
            state.phase = .done
            if let session { setup.signedIn(session) } else { setup.notSignedIn() }
        } catch {
            guard !Task.isCancelled else { return }
            state.phase = .failed
            presenter.showReadError { [weak self] in self?.readErrorWasRead() }
        }
    }

    private func readErrorWasRead() {
        guard state.phase == .failed else { return }
        state.phase = .done
        setup.notSignedIn()
    }
}
