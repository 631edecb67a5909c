package import Rehearsal

/// The sign-up; it creates and owns all parts.
package final class SignUpVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "SignUp" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any OnboardingDCInterface
    /// What the scene was given.
    private let setup: SignUpSetup
    /// The parts; strong, this controller alone owns them.
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

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts, and shows the empty form.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(navigator, presenter, logic, interactor)
        logic.start()
    }

    /// Shows the bar.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}

/// SignUp goes nowhere itself: whoever made it takes the session, and Back is the stack's.
final class SignUpNavigator {}

extension UIViewController {
    /// Shows that the sign-up failed, over what is presented; also if SignUp has gone meanwhile.
    package func presentSignUpFailure() {
        presentAlert("Sign Up Failed", "Could not sign up.\nPlease try again.")
    }
}
