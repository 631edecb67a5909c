package import Rehearsal

/// The detail of a race; the controller makes and owns all parts of the scene.
package final class RaceDetailVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "RaceDetail" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any NextToGoDCInterface
    private let setup: RaceDetailSetup
    /// The parts of the scene; strong, only this controller owns them.
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

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when RaceDetail has left, and begins to count.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(interactor, presenter, navigator, logic)
        logic.start()
    }
}
