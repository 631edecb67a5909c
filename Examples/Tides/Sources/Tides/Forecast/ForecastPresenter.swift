import Rehearsal

/// Writes tides as lines, and shows what goes on.
final class ForecastPresenter: ForecastPresenterInterface {
    /// What shows it all; weak, the scene's controller owns it.
    private weak let view: ForecastView?
    /// What shows the tides; weak, the scene's controller owns it.
    private weak let table: ForecastTableController?
    /// What has the title and presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?
    /// How heights are written.
    private let units: TidesConfiguration.Units

    init(
        view: ForecastView, table: ForecastTableController, viewController: UIViewController,
        units: TidesConfiguration.Units
    ) {
        self.view = view
        self.table = table
        self.viewController = viewController
        self.units = units
    }

    func show(name: String, isHome: Bool) {
        viewController?.title = name
        view?.isHome.isOn = isHome
    }

    func show(_ tides: [Tide]) { table?.show(tides.map(line)) }

    func showLoading(_ isLoading: Bool) {
        if isLoading { view?.loading.startAnimating() } else { view?.loading.stopAnimating() }
    }

    func showFailure(retry: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "No forecast", message: "The tides could not be loaded.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
        viewController?.present(alert, animated: true)
    }

    /// Returns a tide as a line: `04:12  High water, 5.1 m`.
    private func line(_ tide: Tide) -> String {
        let level = tide.level == .high ? "High water" : "Low water"
        return "\(twoDigits(tide.minute / 60)):\(twoDigits(tide.minute % 60))  \(level), \(height(tide.centimetres))"
    }

    private func height(_ centimetres: Int) -> String {
        switch units {
        case .metres: "\((centimetres + 5) / 100).\((centimetres + 5) / 10 % 10) m"
        case .feet: "\((centimetres * 100 + 1524) / 3048) ft"
        }
    }

    private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
