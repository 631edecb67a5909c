package import Rehearsal
package import SkeletonWorkers

/// The settings; the controller makes and owns all parts of the scene.
package final class SettingsVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Settings" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The app's name and its environment.
    private let environment: SkeletonEnvironment
    /// The features that can be switched on; strong, the container shares them and the two objects below.
    private let features: FeatureSwitches
    /// Removes the user.
    private let users: any UserWorker
    /// Covers the app while data are loaded.
    private let overlay: LoadingOverlay
    private let setup: SettingsSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = SettingsView()
    private lazy var presenter = SettingsPresenter(view: sceneView, overlay: overlay, viewController: self)
    private lazy var navigator = SettingsNavigator(setup: setup)
    private lazy var logic = SettingsLogic(
        environment: environment, features: features, users: users, presenter: presenter, navigator: navigator,
        tasks: tasks)
    private lazy var interactor = SettingsInteractor(view: sceneView, logic: logic)

    /// Makes the scene with its services.
    package init(
        environment: SkeletonEnvironment, features: FeatureSwitches, users: any UserWorker,
        overlay: LoadingOverlay, setup: SettingsSetup
    ) {
        self.environment = environment
        self.features = features
        self.users = users
        self.overlay = overlay
        self.setup = setup
        super.init()
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when Settings has left, and shows the initial state.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        logic.start()
    }

    /// Stops observing the switches, and hides the overlay.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
        presenter.show(isLoading: false)
    }
}
