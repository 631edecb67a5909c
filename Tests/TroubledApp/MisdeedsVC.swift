import Misdeeds
import Rehearsal

/// A button for each misdeed, one for tasks that never come to rest, and a label that is safe to look at.
final class MisdeedsVC: SceneController {
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
        for misdeed in Misdeed.allCases {
            stack.addArrangedSubview(button(misdeed.rawValue) { misdeed.perform() })
        }
        let add = button("add") { [unowned self] in
            count += 1
            label.text = "Count: \(count)"
        }
        // Side by side, so that all are on the screen.
        let chain = button("chain") { [unowned self] in link(1) }
        stack.addArrangedSubview(UIStackView(arrangedSubviews: [add, chain]))
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(primaryAction: UIAction(title: title) { _ in action() })
    }

    /// Starts a task that starts a task that starts a task.
    private func link(_ number: Int) {
        tasks.start("link") { [unowned self] in link(number + 1) }
    }
}
