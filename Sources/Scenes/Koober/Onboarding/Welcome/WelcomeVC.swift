package import Rehearsal

/// The scene that the onboarding begins with; it creates and owns all parts.
package final class WelcomeVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Welcome" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any OnboardingDCInterface
    /// What the scene was given.
    private let setup: WelcomeSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = WelcomeView()
    private let presenter = WelcomePresenter()
    private let navigator = WelcomeNavigator()
    private lazy var logic = WelcomeLogic(setup: setup)
    private lazy var interactor = WelcomeInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any OnboardingDCInterface, setup: WelcomeSetup) {
        self.container = container
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once Welcome has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
    }

    /// Hides the bar.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}

/// Welcome knows nothing: it shows the same two buttons always.
struct WelcomeLogicState: Equatable, Codable {}

/// Welcome has no results to show.
final class WelcomePresenter {}

/// Welcome leads nowhere itself: its maker is told where the user wants to go.
final class WelcomeNavigator {}
