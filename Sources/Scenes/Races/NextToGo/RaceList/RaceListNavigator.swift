import RacesWorkers
import Rehearsal

/// Pushes the detail of a race, and presents the settings.
final class RaceListNavigator: RaceListNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scene; strong, it keeps no scene.
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

    /// Whether no scene is above the list; prevents two scenes after two taps at the same time.
    private var isFree: Bool {
        viewController?.navigationController?.topViewController === viewController
            && viewController?.presentedViewController == nil
    }
}
