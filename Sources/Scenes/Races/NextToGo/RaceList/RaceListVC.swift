package import Rehearsal

/// The list of the next races; the controller makes and owns all parts of the scene.
package final class RaceListVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "RaceList" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any NextToGoDCInterface
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = RaceListView()
    private lazy var table = RaceListTableController(table: sceneView.table)
    private lazy var presenter = RaceListPresenter(view: sceneView, table: table)
    private lazy var navigator = RaceListNavigator(viewController: self, factory: container.factory)
    private lazy var logic = RaceListLogic(
        rules: container.rules, races: container.races, now: container.now, presenter: presenter,
        navigator: navigator, tasks: tasks)
    private lazy var interactor = RaceListInteractor(view: sceneView, table: table, logic: logic)

    /// Makes the scene.
    package init(container: any NextToGoDCInterface, setup: RaceListSetup) {
        self.container = container
        super.init()
        title = "Next to Go"
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when RaceList has left, and asks for the races.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
        logic.start()
        observe(UIApplication.willEnterForegroundNotification) { [unowned self] _ in logic.look() }
    }

    /// Adapts the rows to the width and the text size.
    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.fitRows(to: sceneView.bounds.width)
    }
}
