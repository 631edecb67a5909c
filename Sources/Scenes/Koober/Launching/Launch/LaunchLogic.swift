import Rehearsal
import Workers

/// What the Logic tells the Presenter.
protocol LaunchPresenterInterface: AnyObject {
    func showReadError(acknowledged: @escaping () -> Void)
}

/// Finds out whether somebody is signed in.
final class LaunchLogic {
    /// How far the launch has come.
    private(set) var state = LaunchLogicState()

    /// What the scene was given.
    private let setup: LaunchSetup
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any LaunchPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(setup: LaunchSetup, presenter: any LaunchPresenterInterface, tasks: TaskScope) {
        self.setup = setup
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Asks the store, once however often Launch appears.
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
