package import Rehearsal

/// The detail of a suggestion; it creates and owns all parts.
package final class DetailVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Detail" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// What the scenes of the act share; strong, the scene keeps its act.
    private let container: any Act2DCInterface
    /// What the scene was given.
    private let setup: DetailSetup
    /// The parts; strong, this controller alone owns them.
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
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts, embeds the child, and shows all there is.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(presenter, navigator, logic, interactor)
        embed(container.factory.makeEmbedded())
        logic.start()
    }

    /// Shows the bar while Detail is on screen.
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Hides the bar again.
    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    /// The way the device is held now while the rotation is locked, else every way.
    package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard logic.state.rotation == .locked else { return .all }
        // Left and right are swapped between device and interface, as in UIKit.
        return switch UIDevice.current.orientation {
        case .portrait, .unknown, .faceUp, .faceDown: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }

    /// Counts a turn of the device.
    package override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        logic.rotated()
    }

    /// Hands the result back, once, whichever way Detail was left.
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

/// A child that Detail embeds, to show containment; it is no scene and so has no parts.
package final class EmbeddedViewController: SceneController {
    /// Names the view, which is one element.
    package override func viewDidLoad() {
        super.viewDidLoad()
        view.isAccessibilityElement = true
        view.accessibilityIdentifier = "embedded"
        view.accessibilityLabel = "Embedded"
    }
}
