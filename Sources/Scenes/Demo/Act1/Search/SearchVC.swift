package import Rehearsal

/// The search; it creates and owns all parts.
package final class SearchVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Search" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any Act1DCInterface
    /// The parts; strong, this controller alone owns them.
    private let sceneView = SearchView()
    private lazy var table = SearchTableController(table: sceneView.table)
    private lazy var presenter = SearchPresenter(view: sceneView, table: table, viewController: self)
    private lazy var navigator = SearchNavigator(viewController: self, factory: container.factory)
    private lazy var logic = SearchLogic(
        suggestions: container.suggestions, presenter: presenter, navigator: navigator, tasks: tasks)
    private lazy var interactor = SearchInteractor(view: sceneView, table: table, logic: logic, tasks: tasks)

    /// Makes the scene.
    package init(container: any Act1DCInterface, setup: SearchSetup) {
        self.container = container
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once Search has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
    }

    /// Counts a turn of the device, unless another scene is on top.
    package override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        if sceneView.window != nil { logic.rotated() }
    }
}
