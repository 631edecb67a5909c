package import Rehearsal

/// The choice of a drop-off; the controller makes and owns all parts of the scene.
package final class DropoffPickerVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "DropoffPicker" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any PickMeUpDCInterface
    private var setup: DropoffPickerSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = DropoffPickerView()
    private lazy var table = DropoffPickerTableController(table: sceneView.table)
    private lazy var presenter = DropoffPickerPresenter(table: table, viewController: self)
    private lazy var navigator = DropoffPickerNavigator(viewController: self)
    private lazy var logic = DropoffPickerLogic(
        setup: setup, pickup: container.pickup, locations: container.locations, presenter: presenter,
        navigator: navigator, tasks: tasks)
    private lazy var interactor = DropoffPickerInteractor(
        view: sceneView, item: navigationItem, table: table, logic: logic, tasks: tasks)

    /// Makes the scene.
    package init(container: any PickMeUpDCInterface, setup: DropoffPickerSetup) {
        self.container = container
        self.setup = setup
        super.init()
        title = "Where To?"
        self.setup.finished = result(setup.finished)
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when DropoffPicker has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
    }

    /// Fills the list.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }

    /// Hands the choice back, however DropoffPicker was left.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }
}
