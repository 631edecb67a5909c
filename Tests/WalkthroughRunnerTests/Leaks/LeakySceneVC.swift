import HeadlessFoundation
import HeadlessUIKit
import Scene
import StageRuntime

/// A scene with its parts, each owned by this controller alone, into which a shape of leak is planted.
final class LeakySceneVC: SceneController {
    override var screenName: String? { "Scene" }

    let logic = LeakyLogic()
    let presenter = LeakyPresenter()
    let navigator = LeakyNavigator()
    let factory = LeakyFactory()
    let tableController = LeakyTableController()
    let button = UIButton()
    let table = UITableView()
    /// The part of this scene to show, if any.
    var child: UIViewController?
    private let plant: (LeakySceneVC) -> Void

    init(plant: @escaping (LeakySceneVC) -> Void) {
        self.plant = plant
        super.init()
    }

    /// Observes without keeping the token, so that nothing can end it.
    func observeForGood() {
        NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [unowned presenter] _ in presenter.use() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Use", for: .normal)
        let column = UIStackView(arrangedSubviews: [button, table])
        column.axis = .vertical
        view.fillSafeArea(with: column)
        track(logic, presenter, navigator, factory, tableController)
        plant(self)
        table.dataSource = tableController
        if let child {
            addChild(child)
            column.addArrangedSubview(child.view)
            child.didMove(toParent: self)
        }
    }
}
