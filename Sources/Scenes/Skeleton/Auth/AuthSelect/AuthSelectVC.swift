package import Rehearsal

/// The choice of a way in; it creates and owns all parts.
package final class AuthSelectVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "AuthSelect" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scene was given.
    private let setup: AuthSelectSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = AuthSelectView()
    private let presenter = AuthSelectPresenter()
    private lazy var navigator = AuthSelectNavigator(setup: setup)
    private lazy var logic = AuthSelectLogic(navigator: navigator)
    private lazy var interactor = AuthSelectInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(setup: AuthSelectSetup) {
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once AuthSelect has left.
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

/// AuthSelect knows nothing: it shows the same three buttons always.
struct AuthSelectLogicState: Equatable, Codable {}

/// AuthSelect loads nothing and has no results to show.
final class AuthSelectPresenter {}
