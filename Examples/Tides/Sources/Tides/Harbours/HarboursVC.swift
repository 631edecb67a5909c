import Rehearsal

/// The harbours; it creates and owns all parts.
final class HarboursVC: SceneController {
    override var screenName: String? { "Harbours" }
    override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the scenes; strong, the scene keeps it.
    private let container: any CoastDCInterface
    /// What the scene was given.
    private let setup: HarboursSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = HarboursView()
    private lazy var table = HarboursTableController(table: sceneView.table)
    private lazy var presenter = HarboursPresenter(view: sceneView, table: table)
    private lazy var navigator = HarboursNavigator(viewController: self, factory: container.factory)
    private lazy var logic = HarboursLogic(setup: setup, presenter: presenter, navigator: navigator)
    private lazy var interactor = HarboursInteractor(table: table, logic: logic)

    init(container: any CoastDCInterface, setup: HarboursSetup) {
        self.container = container
        self.setup = setup
        super.init()
        title = String(localized: "Harbours", bundle: .module)
    }

    override func loadView() { view = sceneView }

    override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
        logic.start()
    }
    /// Leaves every other scene, then opens a harbour's forecast.
    func open(_ harbour: Harbour) {
        navigationController?.popToRootViewController(animated: false)
        logic.selected(harbour)
    }
}
