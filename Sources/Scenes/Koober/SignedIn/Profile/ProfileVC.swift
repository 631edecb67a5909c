package import Rehearsal

/// The user's profile; the controller makes and owns all parts of the scene.
package final class ProfileVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Profile" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any SignedInDCInterface
    private let setup: ProfileSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = ProfileView()
    private lazy var table = ProfileTableController(table: sceneView.table)
    private lazy var presenter = ProfilePresenter(table: table)
    private lazy var navigator = ProfileNavigator(viewController: self)
    private lazy var logic = ProfileLogic(
        profile: container.profile, setup: setup, presenter: presenter, navigator: navigator)
    private lazy var interactor = ProfileInteractor(item: navigationItem, table: table, logic: logic)

    /// Makes the scene.
    package init(container: any SignedInDCInterface, setup: ProfileSetup) {
        self.container = container
        self.setup = setup
        super.init()
        title = "My Profile"
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, and shows who is signed in.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
        logic.start()
    }

    /// Reports that Profile has closed, however it was left.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }
}

extension UIViewController {
    /// Shows that the sign-out has failed, above other presented controllers.
    package func presentSignOutError() {
        presentAlert(
            "Sign Out Error", "We ran into an unexpected error and we couldn't sign you out.\nPlease try again.")
    }
}
