package import Rehearsal

/// The sign-in; the controller makes and owns all parts of the scene.
package final class SignInVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "SignIn" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any OnboardingDCInterface
    private let setup: SignInSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = SignInView()
    private let navigator = SignInNavigator()
    private lazy var presenter = SignInPresenter(view: sceneView, viewController: self)
    private lazy var logic = SignInLogic(setup: setup, auth: container.auth, presenter: presenter, tasks: tasks)
    private lazy var interactor = SignInInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any OnboardingDCInterface, setup: SignInSetup) {
        self.container = container
        self.setup = setup
        super.init()
        title = "Sign In"
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, and shows the empty form.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(navigator, presenter, logic, interactor)
        logic.start()
    }

    /// Shows the navigation bar.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}

extension UIViewController {
    /// Shows that the sign-in has failed, above other presented controllers; also if SignIn has left meanwhile.
    package func presentSignInFailure() {
        presentAlert("Sign In Failed", "Could not sign in.\nPlease try again.")
    }
}
