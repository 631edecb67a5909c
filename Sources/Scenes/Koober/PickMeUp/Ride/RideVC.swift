package import Rehearsal

/// The ride, from its two ends to its confirmation; it creates and owns all parts.
package final class RideVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Ride" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any PickMeUpDCInterface
    /// What the scene was given.
    private let setup: RideSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = RideView()
    private lazy var presenter = RidePresenter(view: sceneView, viewController: self)
    private lazy var navigator = RideNavigator(viewController: self, factory: container.factory)
    private lazy var logic = RideLogic(
        setup: setup, pickup: container.pickup, store: container.rideOptions, presenter: presenter,
        navigator: navigator, tasks: tasks)
    private lazy var interactor = RideInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any PickMeUpDCInterface, setup: RideSetup) {
        self.container = container
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts and the act, which ends with the ride, and shows where the ride begins.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor, container)
        sceneView.rideOptions.adapt(to: traitCollection.preferredContentSizeCategory)
        logic.start()
    }

    /// Makes room for larger text.
    package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        sceneView.rideOptions.adapt(to: traitCollection.preferredContentSizeCategory)
    }
}
