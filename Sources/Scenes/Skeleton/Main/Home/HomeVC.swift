package import Rehearsal
package import SkeletonWorkers

/// The search for breeds; the controller makes and owns all parts of the scene.
package final class HomeVC: SceneController {
    /// The name of the screen in scripts.
    package override var screenName: String? { "Home" }
    /// The state that scripts can read.
    package override var inspectableState: (any Encodable)? { logic.state }

    /// Finds breeds; strong, the container shares it and the overlay.
    private let breeds: any BreedsWorker
    /// Covers the app while data are loaded.
    private let overlay: LoadingOverlay
    /// The parts of the scene; strong, only this controller owns them.
    private let sceneView = HomeView()
    private let navigator = HomeNavigator()
    private lazy var table = HomeTableController(table: sceneView.table)
    private lazy var presenter = HomePresenter(table: table, overlay: overlay, viewController: self)
    private lazy var logic = HomeLogic(breeds: breeds, presenter: presenter, tasks: tasks)
    private lazy var interactor = HomeInteractor(view: sceneView, logic: logic, tasks: tasks)

    /// Makes the scene with its services.
    package init(breeds: any BreedsWorker, overlay: LoadingOverlay, setup: HomeSetup) {
        self.breeds = breeds
        self.overlay = overlay
        super.init()
    }

    /// Loads the scene's own view.
    package override func loadView() { view = sceneView }

    /// Registers the parts, which must be deallocated when Home has left.
    package override func viewDidLoad() {
        super.viewDidLoad()
        track(table, presenter, navigator, logic, interactor)
    }

    /// Hides the overlay, because all loading has ended.
    package override func didLeaveForGood() {
        super.didLeaveForGood()
        presenter.show(isLoading: false)
    }
}
