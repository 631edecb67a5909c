import Rehearsal

/// What the Logic tells the Presenter.
protocol ForecastPresenterInterface: AnyObject {
    func show(name: String, isHome: Bool)
    func show(_ tides: [Tide])
    func showLoading(_ isLoading: Bool)
    func showFailure(retry: @escaping () -> Void)
}

/// What the Logic asks of the Navigator: nothing, the user leaves by Back.
protocol ForecastNavigatorInterface: AnyObject {}

/// Loads today's tides, and remembers whether their harbour is home.
final class ForecastLogic {
    /// What Forecast knows.
    private(set) var state: ForecastLogicState

    /// Takes the result, once; gone after that.
    private var finished: ((_ isHome: Bool) -> Void)?
    /// Knows the tides; strong, the container shares it.
    private let tides: any TidesWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any ForecastPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The request in flight; strong until it ends.
    private var loading: StageTask?

    init(
        setup: ForecastSetup, tides: any TidesWorker, presenter: any ForecastPresenterInterface, tasks: TaskScope
    ) {
        state = ForecastLogicState(harbour: setup.harbour, isHome: setup.isHome)
        finished = setup.finished
        self.tides = tides
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Shows what is known and asks for the rest.
    func start() {
        presenter.show(name: state.harbour.name, isHome: state.isHome)
        reload()
    }

    /// Asks for the tides anew; a request in flight is worth nothing then.
    func reload() {
        loading?.cancel()
        state.phase = .loading
        presenter.showLoading(true)
        loading = tasks.start("forecast") { await self.load() }
    }

    /// Makes the harbour home, or not.
    func setHome(_ isHome: Bool) {
        state.isHome = isHome
    }

    /// Hands the result back: Forecast has left for good.
    func leftForGood() {
        finished?(state.isHome)
        finished = nil
    }

    private func load() async {
        do throws(TidesError) {
            let found = try await tides.forecast(for: state.harbour)
            guard !Task.isCancelled else { return }
            state.tides = found
            state.phase = .loaded
            presenter.showLoading(false)
            presenter.show(state.tides)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.phase = .failed
            presenter.showLoading(false)
            presenter.showFailure { [weak self] in self?.reload() }
        }
    }
}
