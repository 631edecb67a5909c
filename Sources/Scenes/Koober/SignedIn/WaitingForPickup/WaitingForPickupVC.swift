package import Rehearsal

/// The scene that waits with the user for the kangaroo; it creates and owns all parts.
package final class WaitingForPickupVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "WaitingForPickup" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any SignedInDCInterface
    /// What the scene was given.
    private let setup: WaitingForPickupSetup
    /// The parts; strong, this controller alone owns them.
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

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts, and shows the ride.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(navigator, presenter, logic, interactor)
        logic.start()
    }
}

/// WaitingForPickup goes nowhere itself: whoever made it starts the new ride and shows the profile.
final class WaitingForPickupNavigator {}
