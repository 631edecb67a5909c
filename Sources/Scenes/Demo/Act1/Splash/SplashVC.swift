package import Rehearsal

/// The app's first scene; the controller makes and owns all parts of the scene.
package final class SplashVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Splash" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any Act1DCInterface
    private let setup: SplashSetup
    /// The parts of the scene; strong, only this controller owns them.
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

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when Splash has left.
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
