package import Rehearsal

/// The sign-in; it creates and owns all parts.
package final class SignInVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "SignIn" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any OnboardingDCInterface
    /// What the scene was given.
    private let setup: SignInSetup
    /// The parts; strong, this controller alone owns them.
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

/// SignIn goes nowhere itself: whoever made it takes the session, and Back is the stack's.
final class SignInNavigator {}

extension UIViewController {
    /// Shows that the sign-in failed, over what is presented; also if SignIn has gone meanwhile.
    package func presentSignInFailure() {
        presentAlert("Sign In Failed", "Could not sign in.\nPlease try again.")
    }
}
