package import Rehearsal

/// The settings; it creates and owns all parts.
package final class SettingsVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Settings" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any NextToGoDCInterface
    /// The parts; strong, this controller alone owns them.
    private let sceneView = SettingsView()
    private lazy var presenter = SettingsPresenter(view: sceneView, viewController: self)
    private lazy var navigator = SettingsNavigator(viewController: self)
    private lazy var logic = SettingsLogic(
        appearance: container.appearance, environment: container.environment, presenter: presenter,
        navigator: navigator)
    private lazy var interactor = SettingsInteractor(item: navigationItem, view: sceneView, logic: logic)

    /// Makes the scene.
    package init(container: any NextToGoDCInterface, setup: SettingsSetup) {
        self.container = container
        super.init()
        title = "Settings"
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once Settings has left; then shows all there is.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        logic.start()
    }
}
