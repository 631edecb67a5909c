package import Rehearsal

/// The detail of a suggestion; the controller makes and owns all parts of the scene.
package final class DetailVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Detail" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// The container of the act; strong, the scene keeps it.
    private let container: any Act2DCInterface
    private var setup: DetailSetup
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = DetailView()
    private lazy var presenter = DetailPresenter(view: sceneView, viewController: self)
    private lazy var navigator = DetailNavigator(viewController: self)
    private lazy var logic = DetailLogic(setup: setup, presenter: presenter, navigator: navigator)
    private lazy var interactor = DetailInteractor(view: sceneView, logic: logic, tasks: tasks)

    /// Makes the scene.
    package init(container: any Act2DCInterface, setup: DetailSetup) {
        self.container = container
        self.setup = setup
        super.init()
        self.setup.finished = result(setup.finished)
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, embeds the child, and shows the initial state.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        embed(container.factory.makeEmbedded())
        logic.start()
    }

    /// Shows the navigation bar while Detail is on screen.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Hides the navigation bar again.
    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    /// The current orientation while the rotation is locked, else all orientations.
    package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard logic.state.rotation == .locked, let current = view.window?.windowScene?.interfaceOrientation else {
            return .all
        }
        // UIKit's mask has a bit for each orientation, by its raw value.
        return UIInterfaceOrientationMask(rawValue: 1 << UInt(current.rawValue))
    }

    /// Counts a rotation of the device.
    package override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        logic.rotated()
    }

    /// Hands the result back, however Detail was left.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        logic.leftForGood()
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        sceneView.embed(child.view)
        child.didMove(toParent: self)
    }
}

/// A child that Detail embeds, as an example of containment; it is no scene and has no parts.
package final class EmbeddedViewController: SceneController {
    /// Makes the view one accessibility element with a label.
    package override func viewDidLoad() {
        super.viewDidLoad()
        view.isAccessibilityElement = true
        view.accessibilityIdentifier = "embedded"
        view.accessibilityLabel = "Embedded"
    }
}
