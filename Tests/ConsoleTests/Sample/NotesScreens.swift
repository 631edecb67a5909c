import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// A screen that is a column of views, which scrolls.
class ColumnVC: SceneController {
    let stack = UIStackView()
    private let name: String

    override var screenName: String? { name }

    init(_ name: String) {
        self.name = name
        super.init()
        title = name
    }

    override func loadView() {
        stack.axis = .vertical
        view = UIScrollView(scrolling: stack)
    }

    func add(_ views: UIView...) { for view in views { stack.addArrangedSubview(view) } }

    func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(primaryAction: UIAction(title: title) { _ in action() })
    }

    func label(_ text: String, _ identifier: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = identifier
        return label
    }
}

/// Where the app begins.
final class HomeVC: ColumnVC {
    struct State: Codable {
        var count = 0
        var name = ""
        var limit: Int
    }

    private var state: State
    override var inspectableState: (any Encodable)? { state }
    private let delay: Duration
    private lazy var count = label("Count: 0", "count")
    private lazy var result = label("", "result")

    init(_ configuration: NotesApp.Configuration) {
        state = State(limit: configuration.limit)
        delay = configuration.testFlags?.isQuick == true ? .zero : .milliseconds(500)
        super.init("Home")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = UITextField()
        name.placeholder = "Name"
        let password = UITextField()
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.accessibilityIdentifier = "password"
        let gate = Stage.current.workers
        let storage = Stage.current.storage
        add(
            count, name, password, result,
            button("Add") { [unowned self] in tasks.after(delay, "adding") { [unowned self] in increase() } },
            button("Load") { [unowned self] in
                tasks.start("load") { [weak self] in
                    let text = (try? await gate.perform(NotesCalls.load, offline: { "milk" })) ?? "failed"
                    self?.result.text = text
                }
            },
            button("Keep") { try? storage.write(Data("kept".utf8), to: "notes") },
            button("Open") { [unowned self] in push(SecondVC()) },
            button("Leak") { [unowned self] in push(LeakyVC()) },
            button("Alert") { [unowned self] in
                let alert = UIAlertController(title: "Careful", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Ok", style: .default))
                present(alert, animated: true)
            })
    }

    private func increase() {
        state.count += 1
        count.text = "Count: \(state.count)"
    }

    private func push(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: true)
    }
}

/// What Home opens.
final class SecondVC: ColumnVC {
    init() { super.init("Second") }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(label("The second screen", "second"))
    }
}

/// A screen that holds itself.
final class LeakyVC: ColumnVC {
    private var cycle: (() -> Void)?

    init() { super.init("Leaky") }

    override func viewDidLoad() {
        super.viewDidLoad()
        cycle = { self.title = "Still here" }
    }
}
