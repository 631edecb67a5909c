package import Rehearsal
package import Workers

/// The sign-in; it creates and owns all parts.
package final class SignInVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "SignIn" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// Asks the server; strong, the container shares it, as the two below.
    private let account: any AccountWorker
    /// Stores the user.
    private let users: any UserWorker
    /// Covers the app while something loads.
    private let overlay: LoadingOverlay
    /// What the scene was given.
    private let setup: SignInSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = SignInView()
    private lazy var presenter = SignInPresenter(view: sceneView, overlay: overlay, viewController: self)
    private lazy var navigator = SignInNavigator(setup: setup)
    private lazy var logic = SignInLogic(
        account: account, users: users, presenter: presenter, navigator: navigator, tasks: tasks)
    private lazy var interactor = SignInInteractor(view: sceneView, logic: logic)

    /// Makes the scene with the services it needs.
    package init(
        account: any AccountWorker, users: any UserWorker, overlay: LoadingOverlay, setup: SignInSetup
    ) {
        self.account = account
        self.users = users
        self.overlay = overlay
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once SignIn has left; then shows the empty form.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        logic.start()
    }

    /// Shows the bar, with the way back.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Lets the overlay go: what was loading has ended.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        presenter.show(isLoading: false)
    }
}

/// Shows what every form shows.
final class SignInPresenter: AccountPresenter {}
