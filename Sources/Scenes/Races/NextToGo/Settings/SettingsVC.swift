package import Rehearsal

/// The settings; the controller makes and owns all parts of the scene.
package final class SettingsVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Settings" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any NextToGoDCInterface
    /// The parts of the scene; strong, only this controller owns them.
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

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when Settings has left, and shows the initial state.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        logic.start()
    }
}
