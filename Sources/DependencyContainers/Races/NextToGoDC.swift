import RacesScenes
import RacesWorkers
import Rehearsal
import WorkerSupport

/// The container of the app's scenes: it makes and owns what they share.
///
/// ```
/// RacesApp ──strong──> NextToGoDC ──strong──> NextToGoFactory ──unowned──> NextToGoDC
/// a scene of the act ──strong──> NextToGoDC
/// ```
final class NextToGoDC: NextToGoDCInterface {
    let races: any RacesWorker
    let rules: RaceRules
    let appearance: Appearance
    let environment: String
    let now: () -> Date
    /// Makes the scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any NextToGoFactoryInterface = NextToGoFactory(container: self)

    /// Makes the container with the workers of a stage, which lives longer.
    init(configuration: RacesConfiguration, stage: Stage) {
        rules = RaceRules(configuration)
        appearance = Appearance(store: PreferencesFile(stage: stage), tasks: stage.tasks)
        environment = stage.environment.name
        now = { [unowned stage] in stage.now }
        races = HttpWorker(stage: stage, limits: HttpLimits(timeout: RacesCalls.timeout))
    }
}

/// Makes the scenes of races.
final class NextToGoFactory: NextToGoFactoryInterface {
    /// The container; unowned, it owns this factory.
    private unowned let container: NextToGoDC

    init(container: NextToGoDC) {
        self.container = container
    }

    func makeRaceList(_ setup: RaceListSetup) -> UIViewController {
        UINavigationController(rootViewController: RaceListVC(container: container, setup: setup))
    }

    func makeRaceDetail(_ setup: RaceDetailSetup) -> UIViewController {
        RaceDetailVC(container: container, setup: setup)
    }

    func makeSettings(_ setup: SettingsSetup) -> UIViewController {
        UINavigationController(rootViewController: SettingsVC(container: container, setup: setup))
    }
}
