package import Rehearsal
package import SkeletonWorkers

/// The sign-in; the controller makes and owns all parts of the scene.
package final class SignInVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "SignIn" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// Sends the requests; strong, the container shares it and the two objects below.
    private let account: any AccountWorker
    /// Stores the user.
    private let users: any UserWorker
    /// Covers the app while data are loaded.
    private let overlay: LoadingOverlay
    private let setup: SignInSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = SignInView()
    private lazy var presenter = SignInPresenter(view: sceneView, overlay: overlay, viewController: self)
    private lazy var navigator = SignInNavigator(setup: setup)
    private lazy var logic = SignInLogic(
        account: account, users: users, presenter: presenter, navigator: navigator, tasks: tasks)
    private lazy var interactor = SignInInteractor(view: sceneView, logic: logic)

    /// Makes the scene with its services.
    package init(
        account: any AccountWorker, users: any UserWorker, overlay: LoadingOverlay, setup: SignInSetup
    ) {
        self.account = account
        self.users = users
        self.overlay = overlay
        self.setup = setup
        super.init()
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when SignIn has left, and shows the empty form.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        logic.start()
    }

    /// Shows the navigation bar, which has Back.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Hides the overlay, because all loading has ended.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        presenter.show(isLoading: false)
    }
}
