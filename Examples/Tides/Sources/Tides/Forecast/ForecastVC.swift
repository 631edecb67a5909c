import Rehearsal

/// The tides of a harbour; it creates and owns all parts.
final class ForecastVC: SceneController {
    override var screenName: String? { "Forecast" }
    override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the scenes; strong, the scene keeps it.
    private let container: any CoastDCInterface
    /// What the scene was given.
    private var setup: ForecastSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = ForecastView()
    private let navigator = ForecastNavigator()
    private lazy var table = ForecastTableController(table: sceneView.table)
    private lazy var presenter = ForecastPresenter(
        view: sceneView, table: table, viewController: self, units: container.configuration.units ?? .metres)
    private lazy var logic = ForecastLogic(setup: setup, tides: container.tides, presenter: presenter, tasks: tasks)
    private lazy var interactor = ForecastInteractor(view: sceneView, logic: logic, tasks: tasks)

    init(container: any CoastDCInterface, setup: ForecastSetup) {
        self.container = container
        self.setup = setup
        super.init()
        self.setup.finished = result(setup.finished)
    }

    override func loadView() { view = sceneView }

    override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
        logic.start()
    }

    override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }
}
