package import Rehearsal

/// The first screen, while the session is read; the controller makes and owns all parts of the scene.
package final class LaunchVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Launch" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    private let setup: LaunchSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = LaunchView()
    private let interactor = LaunchInteractor()
    private let navigator = LaunchNavigator()
    private lazy var presenter = LaunchPresenter(viewController: self)
    private lazy var logic = LaunchLogic(setup: setup, presenter: presenter, tasks: tasks)

    /// Makes the scene; it needs no container.
    package init(setup: LaunchSetup) {
        self.setup = setup
        super.init()
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when Launch has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(interactor, navigator, presenter, logic)
    }

    /// Starts to read who is signed in.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }
}
