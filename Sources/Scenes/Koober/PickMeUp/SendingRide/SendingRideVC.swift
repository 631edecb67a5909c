package import Rehearsal

/// The full screen that orders the ride; the controller makes and owns all parts of the scene.
package final class SendingRideVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "SendingRide" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any PickMeUpDCInterface
    private var setup: SendingRideSetup
    /// The parts of the scene; strong, only this controller owns them.
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
        self.setup.finished = result(setup.finished)
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when SendingRide has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(interactor, presenter, navigator, logic)
    }

    /// Orders the ride.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }

    /// Reports the result, however SendingRide was left.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }
}
