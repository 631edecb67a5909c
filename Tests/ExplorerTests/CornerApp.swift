import Configuration
import Foundation
import HeadlessUIKit
import Scene
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

@testable import Explorer

/// A screen that is seen for a moment, one that counts, and one that nobody can leave.
final class CornerApp: StageApp {
    struct Configuration: Codable, Sendable {}

    static let name = "corner"
    static let summary = "A screen that counts, and one that nobody can leave."
    static let screens = ["Porch", "Counter", "Corner", "Attic"]
    static let workerCalls: [WorkerCallDescription] = []

    init(configuration: Configuration) {}

    func launch(in window: UIWindow) {
        window.rootViewController = PorchVC()
        window.makeKeyAndVisible()
        window.rootViewController = CounterVC()
    }
}

private final class PorchVC: SceneController {
    override var screenName: String? { "Porch" }
}

private final class CounterVC: SceneController {
    override var screenName: String? { "Counter" }
    private let label = UILabel()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(frame: view.bounds)
        stack.axis = .vertical
        label.text = "Count: 0"
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(
            UIButton(
                primaryAction: UIAction(title: "Add") { [unowned self] _ in
                    count = min(count + 1, 3)
                    label.text = "Count: \(count)"
                }))
        stack.addArrangedSubview(UIButton(primaryAction: UIAction(title: "Idle") { _ in }))
        stack.addArrangedSubview(
            UIButton(
                primaryAction: UIAction(title: "Learn") { [unowned self] _ in
                    label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Read") { _ in true }]
                }))
        stack.addArrangedSubview(
            UIButton(
                primaryAction: UIAction(title: "Corner") { [unowned self] _ in
                    let corner = CornerVC()
                    corner.modalPresentationStyle = .fullScreen
                    present(corner, animated: true)
                }))
        view.addSubview(stack)
    }
}

private final class CornerVC: SceneController {
    override var screenName: String? { "Corner" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        label.text = "No way out"
        view.addSubview(label)
    }
}

/// A screen with a button that asks a server.
final class AskingApp: StageApp {
    struct Configuration: Codable, Sendable {}

    static let name = "asking"
    static let summary = "A screen that asks a server."
    static let screens = ["Asking"]
    static let workerCalls = [call.description]
    static let call = WorkerCall<Bool>(
        WorkerCallDescription("news.list", kind: .network, latency: .milliseconds(300)))

    init(configuration: Configuration) {}

    func launch(in window: UIWindow) { window.rootViewController = AskingVC() }
}

private final class AskingVC: SceneController {
    override var screenName: String? { "Asking" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let ask = UIAction(title: "Ask") { [unowned self] _ in
            tasks.start("ask") { _ = try? await Stage.current.workers.perform(AskingApp.call) { true } }
        }
        let button = UIButton(primaryAction: ask)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        view.addSubview(button)
    }
}

/// A search that shows each reply, even that to an old text.
final class StaleApp: StageApp {
    struct Configuration: Codable, Sendable {}

    static let name = "stale"
    static let summary = "A search that shows each reply."
    static let screens = ["Stale"]
    static let workerCalls = [call.description]
    static let call = WorkerCall<Bool>(
        WorkerCallDescription("stale.search", kind: .network, latency: .milliseconds(300)))

    init(configuration: Configuration) {}

    func launch(in window: UIWindow) { window.rootViewController = StaleVC() }
}

private final class StaleVC: SceneController, UITableViewDataSource {
    override var screenName: String? { "Stale" }
    private let table = UITableView()
    private var rows: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        field.accessibilityLabel = "Search"
        field.addAction(
            UIAction { [unowned self, unowned field] _ in search(field.text ?? "") }, for: .editingChanged)
        table.frame = CGRect(x: 0, y: 160, width: 300, height: 300)
        table.dataSource = self
        view.addSubview(field)
        view.addSubview(table)
    }

    private func search(_ text: String) {
        tasks.start("search") { [self] in
            _ = try? await Stage.current.workers.perform(StaleApp.call) { true }
            rows = ["about " + text]
            table.reloadData()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

extension CornerApp {
    /// Explores the app in this process.
    static func explorer(properties: String = "") throws -> Explorer { try Explorer.ofApp(self, properties) }
}

extension Explorer {
    /// Explores an app in this process.
    static func ofApp(_ type: any StageApp.Type, _ properties: String = "") throws -> Explorer {
        let app = try RunnableApp(type)
        let text = "app \(type.name)\n\(properties)\nlaunch\n"
        let loader = WalkthroughLoader(vocabulary: Vocabulary(apps: [app.vocabulary])) {
            (_) throws(ScriptReadError) in Array(text.utf8)
        }
        let walkthrough = loader.load(["launch"]).walkthroughs[0]
        let configuration = try ConfigurationStack(file: ConfigurationFile(emptyAt: "Config.plist"))
            .resolved(against: RunnableApp.schemas(of: [app]))
        let prepared = try PreparedWalkthrough(walkthrough, apps: [app], configuration: configuration, seed: 0)
        let explorer = Explorer(
            ExplorationSetup(app: app, roots: [ExplorationRoot(prepared)]), by: InProcessExplorationRunner())
        try explorer.prepare()
        return explorer
    }
}
