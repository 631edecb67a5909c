package import Rehearsal

/// The list of the next races; it creates and owns all parts.
package final class RaceListVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "RaceList" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any NextToGoDCInterface
    /// The parts; strong, this controller alone owns them.
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

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once RaceList has left; then asks for the races.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
        logic.start()
    }

    /// Makes the rows fit the width and the size of text.
    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.fitRows(to: sceneView.bounds.width)
    }
}
