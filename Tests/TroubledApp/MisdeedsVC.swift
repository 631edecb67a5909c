import Misdeeds
import Rehearsal

/// A button for each misdeed, one for tasks that never come to rest, and a label that is safe to look at.
final class MisdeedsVC: UIViewController {
    override var screenName: String? { "Trouble" }

    private let stack = UIStackView()
    private let label = UILabel()
    private var count = 0

    override func loadView() {
        stack.axis = .vertical
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Count: 0"
        label.accessibilityIdentifier = "count"
        stack.addArrangedSubview(label)
        for misdeed in Misdeed.allCases { add(misdeed.rawValue) { misdeed.perform() } }
        add("add") { [unowned self] in
            count += 1
            label.text = "Count: \(count)"
        }
        add("chain") { [unowned self] in link(1) }
    }

    private func add(_ title: String, _ action: @escaping () -> Void) {
        stack.addArrangedSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
    }

    /// Starts a task that starts a task that starts a task.
    private func link(_ number: Int) {
        tasks.start("link") { [unowned self] in link(number + 1) }
    }
}
