package import Rehearsal

/// The scene that finds out where the user is; it creates and owns all parts.
package final class GettingLocationVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "GettingLocation" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any SignedInDCInterface
    /// What the scene was given.
    private let setup: GettingLocationSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = GettingLocationView()
    private let navigator = GettingLocationNavigator()
    private lazy var presenter = GettingLocationPresenter(view: sceneView, viewController: self)
    private lazy var logic = GettingLocationLogic(
        setup: setup, locator: container.locator, presenter: presenter, tasks: tasks)
    private lazy var interactor = GettingLocationInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any SignedInDCInterface, setup: GettingLocationSetup) {
        self.container = container
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once GettingLocation has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(navigator, presenter, logic, interactor)
    }

    /// Asks the locator.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }
}

/// GettingLocation goes nowhere itself: whoever made it takes the location and shows the profile.
final class GettingLocationNavigator {}
