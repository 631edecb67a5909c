package import Rehearsal

/// The sign-up; the controller makes and owns all parts of the scene.
package final class SignUpVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "SignUp" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any OnboardingDCInterface
    private let setup: SignUpSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = SignUpView()
    private let navigator = SignUpNavigator()
    private lazy var presenter = SignUpPresenter(view: sceneView, viewController: self)
    private lazy var logic = SignUpLogic(setup: setup, auth: container.auth, presenter: presenter, tasks: tasks)
    private lazy var interactor = SignUpInteractor(view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any OnboardingDCInterface, setup: SignUpSetup) {
        self.container = container
        self.setup = setup
        super.init()
        title = "Sign Up"
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
    /// Shows that the sign-up has failed, above other presented controllers; also if SignUp has left meanwhile.
    package func presentSignUpFailure() {
        presentAlert("Sign Up Failed", "Could not sign up.\nPlease try again.")
    }
}
