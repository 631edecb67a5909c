package import Rehearsal
package import Workers

/// The settings; it creates and owns all parts.
package final class SettingsVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Settings" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the app is called and runs in.
    private let environment: SkeletonEnvironment
    /// What can be switched on; strong, the container shares it, as the two below.
    private let features: FeatureSwitches
    /// Removes the user.
    private let users: any UserWorker
    /// Covers the app while something loads.
    private let overlay: LoadingOverlay
    /// What the scene was given.
    private let setup: SettingsSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = SettingsView()
    private lazy var presenter = SettingsPresenter(view: sceneView, overlay: overlay, viewController: self)
    private lazy var navigator = SettingsNavigator(setup: setup)
    private lazy var logic = SettingsLogic(
        environment: environment, features: features, users: users, presenter: presenter, navigator: navigator,
        tasks: tasks)
    private lazy var interactor = SettingsInteractor(view: sceneView, logic: logic)

    /// Makes the scene with the services it needs.
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

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once Settings has left; then shows all there is.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        logic.start()
    }

    /// Ends the following of the switches, and lets the overlay go.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
        presenter.show(isLoading: false)
    }
}
