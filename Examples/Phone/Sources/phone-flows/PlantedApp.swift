import Rehearsal

/// An app with a scene that leaks, a task that lets an error through and a thread, to see that all are told.
final class PlantedApp: StageApp {
    /// No keys.
    nonisolated struct Configuration: Decodable, Sendable {}

    static let name = "planted"
    static let summary = "A scene that leaks and a task that lets an error through."
    static let screens = ["Planted"]
    static let workerCalls: [WorkerCallDescription] = []

    init(configuration: Configuration) {}

    func launch(in window: UIWindow) {
        let navigation = UINavigationController(rootViewController: PlantedScene())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(PlantedScene(), animated: false)
        let thread = Thread { while true { Thread.sleep(forTimeInterval: 60) } }
        thread.start()
        Stage.current.tasks.after(.milliseconds(50), "pop") { [unowned navigation] in
            navigation.popViewController(animated: false)
        }
    }
}

/// A scene that keeps itself alive.
final class PlantedScene: SceneController {
    /// The scene itself; strong, which is the leak.
    private var own: PlantedScene?

    override var screenName: String? { "Planted" }

    override func viewDidLoad() {
        super.viewDidLoad()
        own = self
        tasks.start("fail") { throw CocoaError(.fileNoSuchFile) }
    }
}
