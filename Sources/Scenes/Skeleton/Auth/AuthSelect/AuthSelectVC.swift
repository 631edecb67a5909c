package import Rehearsal

/// The choice of sign-in, sign-up or neither; the controller makes and owns all parts of the scene.
package final class AuthSelectVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "AuthSelect" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    private let setup: AuthSelectSetup
    /// The parts of the scene; strong, only this controller owns them.
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

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when AuthSelect has left.
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
