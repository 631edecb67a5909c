import DemoWorkers
import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
protocol SplashPresenterInterface: AnyObject {
    func showSettingsError(acknowledged: @escaping () -> Void)
    func fadeOut(for duration: Duration, completion: @escaping () -> Void)
}

/// Opens and closes scenes; the Navigator implements it for the Logic.
protocol SplashNavigatorInterface: AnyObject {
    func showSearch()
}

/// The launch: the settings update and the minimum display time at the same time, then the fade, then Search.
final class SplashLogic {
    private(set) var state = SplashLogicState()

    private let setup: SplashSetup
    /// Updates the settings; strong, the container shares it.
    private let settings: any SettingsWorker
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any SplashPresenterInterface
    /// Opens Search; strong, it does not keep the Logic.
    private let navigator: any SplashNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The settings update and the minimum display time, running or ended; strong, until the next start.
    private var running: [StageTask] = []

    init(
        setup: SplashSetup, settings: any SettingsWorker, presenter: any SplashPresenterInterface,
        navigator: any SplashNavigatorInterface, tasks: TaskScope
    ) {
        self.setup = setup
        self.settings = settings
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    /// Starts the launch; called each time that Splash appears.
    func start() {
        guard state.departure == .staying else { return }
        for task in running { task.cancel() }
        state.settings = .updating
        state.display = .running
        running = [
            tasks.start("settings update") { await self.updateSettings() },
            tasks.start("minimum display time") { try await self.stay() },
        ]
    }

    private func stay() async throws {
        if setup.minimumDisplayTime > .zero { try await tasks.sleep(for: setup.minimumDisplayTime) }
        state.display = .elapsed
        leaveIfReady()
    }

    private func updateSettings() async {
        let flags = SettingsTestFlags(
            resetData: setup.testFlags?.resetData ?? false, applyTestData: setup.testFlags?.applyTestData ?? false)
        do throws(SettingsError) {
            _ = try await settings.updateSettings(flags)
            guard !Task.isCancelled else { return }
            settingsAreDone()
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.settings = .failed
            presenter.showSettingsError { [weak self] in self?.settingsErrorWasRead() }
        }
    }

    /// Continues after a failed update, unless the launch was started again meanwhile.
    private func settingsErrorWasRead() {
        if state.settings == .failed { settingsAreDone() }
    }

    private func settingsAreDone() {
        state.settings = .done
        leaveIfReady()
    }

    private func leaveIfReady() {
        guard state.isReady else { return }
        guard setup.fadeTime > .zero else { return leave() }
        state.departure = .fading
        presenter.fadeOut(for: setup.fadeTime) { [weak self] in self?.leave() }
    }

    private func leave() {
        state.departure = .left
        navigator.showSearch()
    }
}
