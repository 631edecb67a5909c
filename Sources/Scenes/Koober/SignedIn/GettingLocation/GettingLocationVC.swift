package import Rehearsal

/// The scene that finds the user's position; the controller makes and owns all parts of the scene.
package final class GettingLocationVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "GettingLocation" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any SignedInDCInterface
    private let setup: GettingLocationSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = GettingLocationView()
    private let navigator = GettingLocationNavigator()
    private lazy var presenter = GettingLocationPresenter(view: sceneView, viewController: self)
    private lazy var logic = GettingLocationLogic(
        setup: setup, locator: container.locator, presenter: presenter, tasks: tasks)
    private lazy var interactor = GettingLocationInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any SignedInDCInterface, setup: GettingLocationSetup) {
        self.container = container
        self.setup = setup
        super.init()
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when GettingLocation has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(navigator, presenter, logic, interactor)
    }

    /// Starts to find the position.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }
}
