import Rehearsal
import Workers

/// Pushes a race, and presents the settings.
final class RaceListNavigator: RaceListNavigatorInterface {
    /// The scene's controller, on whose stack the next one goes; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scene; strong, the factory holds no scene.
    private let factory: any NextToGoFactoryInterface

    init(viewController: UIViewController, factory: any NextToGoFactoryInterface) {
        self.viewController = viewController
        self.factory = factory
    }

    func showDetail(of race: Race) {
        guard isFree else { return }
        viewController?.navigationController?.pushViewController(
            factory.makeRaceDetail(RaceDetailSetup(race: race)), animated: true)
    }

    func showSettings() {
        guard isFree else { return }
        viewController?.present(factory.makeSettings(SettingsSetup()), animated: true)
    }

    /// Whether nothing is over the list: a second tap at the same moment opens no second scene.
    private var isFree: Bool {
        viewController?.navigationController?.topViewController === viewController
            && viewController?.presentedViewController == nil
    }
}
