package import Rehearsal

/// The choice of a drop-off; it creates and owns all parts.
package final class DropoffPickerVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "DropoffPicker" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any PickMeUpDCInterface
    /// What the scene was given.
    private let setup: DropoffPickerSetup
    /// The parts; strong, this controller alone owns them.
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
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once DropoffPicker has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
    }

    /// Fills the list.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }

    /// Hands the choice back, once, whichever way DropoffPicker was left.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }
}

/// Closes the sheet, and goes nowhere else.
final class DropoffPickerNavigator: ClosingNavigator {}
