package import Rehearsal
package import Workers

/// The search for breeds; it creates and owns all parts.
package final class HomeVC: SceneController {
    /// The name scripts use.
    package override var screenName: String? { "Home" }
    /// What scripts may look at.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// Finds breeds; strong, the container shares it, as the overlay.
    private let breeds: any BreedsWorker
    /// Covers the app while something loads.
    private let overlay: LoadingOverlay
    /// The parts; strong, this controller alone owns them.
    private let sceneView = HomeView()
    private let navigator = HomeNavigator()
    private lazy var table = HomeTableController(table: sceneView.table)
    private lazy var presenter = HomePresenter(table: table, overlay: overlay, viewController: self)
    private lazy var logic = HomeLogic(breeds: breeds, presenter: presenter, tasks: tasks)
    private lazy var interactor = HomeInteractor(view: sceneView, logic: logic, tasks: tasks)

    /// Makes the scene with the services it needs.
    package init(breeds: any BreedsWorker, overlay: LoadingOverlay, setup: HomeSetup) {
        self.breeds = breeds
        self.overlay = overlay
        super.init()
    }

    /// Puts the scene's view in place.
    package override func loadView() { view = sceneView }

    /// Registers the parts: they must be gone once Home has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
    }

    /// Lets the overlay go: what was loading has ended.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        presenter.show(isLoading: false)
    }
}

/// Home goes nowhere: its tab is the coordinator's.
final class HomeNavigator {}
