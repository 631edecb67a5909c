package import Rehearsal

/// The scene that the app begins with; it creates and owns all parts.
package final class SplashVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Splash" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any Act1DCInterface
    /// What the scene was given.
    private let setup: SplashSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = SplashView()
    private let interactor = SplashInteractor()
    private lazy var presenter = SplashPresenter(view: sceneView, viewController: self)
    private lazy var navigator = SplashNavigator(viewController: self, factory: container.factory)
    private lazy var logic = SplashLogic(
        setup: setup, settings: container.settings, presenter: presenter, navigator: navigator, tasks: tasks)

    /// Makes the scene.
    package init(container: any Act1DCInterface, setup: SplashSetup) {
        self.container = container
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once Splash has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(interactor, presenter, navigator, logic)
    }

    /// Starts the launch.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }
}

/// Splash takes no input: it has no control to map.
final class SplashInteractor {}
