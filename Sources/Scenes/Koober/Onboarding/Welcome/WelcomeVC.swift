package import Rehearsal

/// The first scene of the onboarding; the controller makes and owns all parts of the scene.
package final class WelcomeVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Welcome" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any OnboardingDCInterface
    private let setup: WelcomeSetup
    /// The parts of the scene; strong, only this controller owns them.
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

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when Welcome has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
    }

    /// Hides the navigation bar.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}
