package import Rehearsal

/// The scene that orders the ride, over the whole screen; it creates and owns all parts.
package final class SendingRideVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "SendingRide" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any PickMeUpDCInterface
    /// What the scene was given.
    private let setup: SendingRideSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = SendingRideView()
    private let interactor = SendingRideInteractor()
    private lazy var presenter = SendingRidePresenter(viewController: self)
    private lazy var navigator = SendingRideNavigator(viewController: self)
    private lazy var logic = SendingRideLogic(
        setup: setup, rideRequests: container.rideRequests, presenter: presenter, navigator: navigator, tasks: tasks)

    /// Makes the scene.
    package init(container: any PickMeUpDCInterface, setup: SendingRideSetup) {
        self.container = container
        self.setup = setup
        super.init()
        modalPresentationStyle = .fullScreen
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once SendingRide has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(interactor, presenter, navigator, logic)
    }

    /// Orders the ride.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }

    /// Tells how it went, once, whichever way SendingRide was left.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }
}

/// SendingRide takes no input: it has no control to map.
final class SendingRideInteractor {}

/// Closes the modal, and goes nowhere else.
final class SendingRideNavigator: ClosingNavigator {}
