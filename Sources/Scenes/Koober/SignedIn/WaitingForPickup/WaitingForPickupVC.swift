package import Rehearsal

/// The scene that is shown until the pick-up; the controller makes and owns all parts of the scene.
package final class WaitingForPickupVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "WaitingForPickup" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any SignedInDCInterface
    private let setup: WaitingForPickupSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = WaitingForPickupView()
    private let navigator = WaitingForPickupNavigator()
    private lazy var presenter = WaitingForPickupPresenter(view: sceneView)
    private lazy var logic = WaitingForPickupLogic(setup: setup, presenter: presenter)
    private lazy var interactor = WaitingForPickupInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any SignedInDCInterface, setup: WaitingForPickupSetup) {
        self.container = container
        self.setup = setup
        super.init()
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, and shows the ride.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(navigator, presenter, logic, interactor)
        logic.start()
    }
}
