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
            title: String(localized: "No forecast", bundle: .module),
            message: String(localized: "The tides could not be loaded.", bundle: .module), preferredStyle: .alert)
        let cancel = NSLocalizedString("Cancel", bundle: .module, comment: "Leaves the forecast empty.")
        alert.addAction(UIAlertAction(title: cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: String(localized: "Try again", bundle: .module), style: .default) { _ in retry() })
        viewController?.present(alert, animated: true)
    }

    /// Returns a tide as a line: `04:12  High water, 5.1 m`.
    private func line(_ tide: Tide) -> String {
        let level =
            tide.level == .high
            ? String(localized: "High water", bundle: .module) : String(localized: "Low water", bundle: .module)
        return "\(twoDigits(tide.minute / 60)):\(twoDigits(tide.minute % 60))  \(level), \(height(tide.centimetres))"
    }

    /// Returns a height as lines have it: `5.1 m`, `-0.3 m`, `17 ft`.
    private func height(_ centimetres: Int) -> String {
        let size = abs(centimetres)
        switch units {
        case .metres:
            let tenths = (size + 5) / 10
            return "\(sign(of: centimetres, rounded: tenths))\(tenths / 10).\(tenths % 10) m"
        case .feet:
            let feet = (size * 100 + 1524) / 3048
            return "\(sign(of: centimetres, rounded: feet))\(feet) ft"
        }
    }

    private func sign(of number: Int, rounded: Int) -> String { number < 0 && rounded > 0 ? "-" : "" }

    private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
