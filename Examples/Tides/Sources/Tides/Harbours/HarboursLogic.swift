/// What the Logic tells the Presenter.
protocol HarboursPresenterInterface: AnyObject {
    func show(_ harbours: [Harbour])
    func show(home: String?)
}

/// What the Logic asks of the Navigator.
protocol HarboursNavigatorInterface: AnyObject {
    func showForecast(for harbour: Harbour, isHome: Bool, finished: @escaping (_ isHome: Bool) -> Void)
}

/// Which harbours there are, and which of them is home.
final class HarboursLogic {
    /// What Harbours knows.
    private(set) var state: HarboursLogicState

    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any HarboursPresenterInterface
    /// Goes to the forecast; strong, it holds nothing of the Logic.
    private let navigator: any HarboursNavigatorInterface

    init(
        setup: HarboursSetup, presenter: any HarboursPresenterInterface, navigator: any HarboursNavigatorInterface
    ) {
        state = HarboursLogicState(harbours: setup.harbours)
        self.presenter = presenter
        self.navigator = navigator
    }

    /// Shows all there is.
    func start() {
        presenter.show(state.harbours)
        presenter.show(home: state.home)
    }

    /// Opens a harbour's forecast, which tells whether the harbour is home from then on.
    func selected(_ harbour: Harbour) {
        let wasHome = state.home == harbour.name
        navigator.showForecast(for: harbour, isHome: wasHome) { [weak self] isHome in
            guard isHome != wasHome else { return }
            self?.setHome(isHome ? harbour.name : nil)
        }
    }

    private func setHome(_ name: String?) {
        state.home = name
        presenter.show(home: name)
    }
}
