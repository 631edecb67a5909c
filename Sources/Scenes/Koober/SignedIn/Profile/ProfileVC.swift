package import Rehearsal

/// The user's profile; it creates and owns all parts.
package final class ProfileVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Profile" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any SignedInDCInterface
    /// What the scene was given.
    private let setup: ProfileSetup
    /// The parts; strong, this controller alone owns them.
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

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts, and shows who is signed in.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
        logic.start()
    }

    /// Tells that Profile has closed, once, whichever way.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }
}

/// Closes the sheet, and goes nowhere else.
final class ProfileNavigator: ClosingNavigator {}

extension UIViewController {
    /// Shows that the user is still signed in, over what is presented, whoever asked.
    package func presentSignOutError() {
        presentAlert(
            "Sign Out Error", "We ran into an unexpected error and we couldn't sign you out.\nPlease try again.")
    }
}
