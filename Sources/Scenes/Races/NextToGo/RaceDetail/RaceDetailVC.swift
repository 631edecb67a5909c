package import Rehearsal

/// The detail of a race; it creates and owns all parts.
package final class RaceDetailVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "RaceDetail" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any NextToGoDCInterface
    /// What the scene was given.
    private let setup: RaceDetailSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = RaceDetailView()
    private let interactor = RaceDetailInteractor()
    private let navigator = RaceDetailNavigator()
    private lazy var presenter = RaceDetailPresenter(view: sceneView)
    private lazy var logic = RaceDetailLogic(setup: setup, now: container.now, presenter: presenter, tasks: tasks)

    /// Makes the scene.
    package init(container: any NextToGoDCInterface, setup: RaceDetailSetup) {
        self.container = container
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once RaceDetail has left; then begins to count.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(interactor, presenter, navigator, logic)
        logic.start()
    }
}

/// RaceDetail has nothing that a user could use.
final class RaceDetailInteractor {}

/// RaceDetail goes nowhere but back.
final class RaceDetailNavigator {}
