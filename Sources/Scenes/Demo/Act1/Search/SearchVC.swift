package import Rehearsal

/// The search; the controller makes and owns all parts of the scene.
package final class SearchVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Search" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any Act1DCInterface
    /// The parts of the scene; strong, only this controller owns them.
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
        title = "Search"
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when Search has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
    }

    /// Counts a rotation of the device, unless another scene is on top.
    package override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        if sceneView.window != nil { logic.rotated() }
    }
}
