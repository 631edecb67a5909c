import Rehearsal

/// Pushes the forecast.
final class HarboursNavigator: HarboursNavigatorInterface {
    /// The scene's controller, on whose stack the next one goes; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scene; strong, the factory holds no scene.
    private let factory: any CoastFactoryInterface

    init(viewController: UIViewController, factory: any CoastFactoryInterface) {
        self.viewController = viewController
        self.factory = factory
    }

    func showForecast(for harbour: Harbour, isHome: Bool, finished: @escaping (_ isHome: Bool) -> Void) {
        let forecast = factory.makeForecast(ForecastSetup(harbour: harbour, isHome: isHome, finished: finished))
        viewController?.navigationController?.pushViewController(forecast, animated: true)
    }
}
