package import Rehearsal

/// What is shown until it is known whether somebody is signed in; it creates and owns all parts.
package final class LaunchVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Launch" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scene was given.
    private let setup: LaunchSetup
    /// The parts; strong, this controller alone owns them.
    private let sceneView = LaunchView()
    private let interactor = LaunchInteractor()
    private let navigator = LaunchNavigator()
    private lazy var presenter = LaunchPresenter(viewController: self)
    private lazy var logic = LaunchLogic(setup: setup, presenter: presenter, tasks: tasks)

    /// Makes the scene, which needs nothing but its setup: its act is the app itself.
    package init(setup: LaunchSetup) {
        self.setup = setup
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once Launch has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(interactor, navigator, presenter, logic)
    }

    /// Asks who is signed in.
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logic.start()
    }
}

/// Launch takes no input: it has no control to map.
final class LaunchInteractor {}

/// Launch goes nowhere itself: whoever made it is told who is signed in, and replaces it.
final class LaunchNavigator {}
