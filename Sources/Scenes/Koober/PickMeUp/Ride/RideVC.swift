package import Rehearsal

/// The ride, from its two ends to its confirmation; the controller makes and owns all parts of the scene.
package final class RideVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Ride" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any PickMeUpDCInterface
    private let setup: RideSetup
    /// The parts of the scene; strong, only this controller owns them.
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

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts and the container, which ends with the ride, and shows the start of the ride.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor, container)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: RideVC, _) in self.adaptOptions() }
        adaptOptions()
        logic.start()
    }

    /// Adapts the ride options to the text size.
    private func adaptOptions() {
        sceneView.rideOptions.adapt(to: traitCollection.preferredContentSizeCategory)
    }
}
