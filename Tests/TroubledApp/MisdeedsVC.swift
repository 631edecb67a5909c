import Misdeeds
import Rehearsal
import Synchronization

/// A button for each misdeed, one for tasks that never come to rest, and a label that is safe to look at.
final class MisdeedsVC: SceneController {
    override var screenName: String? { "Trouble" }

    private let stack = UIStackView()
    private let label = UILabel()
    private var count = MisdeedsVC.remembered.load(ordering: .relaxed)
    /// The state that no launch resets: what was counted by `remember`.
    private static let remembered = Atomic<Int>(0)

    override func loadView() {
        stack.axis = .vertical
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Count: \(count)"
        label.accessibilityIdentifier = "count"
        // Side by side, so that all are on the screen.
        let remember = button("remember") { Self.remembered.add(1, ordering: .relaxed) }
        stack.addArrangedSubview(UIStackView(arrangedSubviews: [label, remember]))
        for index in stride(from: 0, to: Misdeed.allCases.count, by: 2) {
            let misdeeds = Misdeed.allCases[index...].prefix(2)
            let row = misdeeds.map { misdeed in button(misdeed.rawValue) { misdeed.perform() } }
            stack.addArrangedSubview(UIStackView(arrangedSubviews: row))
        }
        let add = button("add") { [unowned self] in
            count += 1
            label.text = "Count: \(count)"
        }
        let chain = button("chain") { [unowned self] in link(1) }
        let exception = button("exception") { [unowned self] in present(self, animated: false) }
        let release = button("release") { [unowned self] in
            Release.allHolders()
            label.text = "Released"
        }
        stack.addArrangedSubview(UIStackView(arrangedSubviews: [add, chain, exception, release]))
        let races = [Misdeed.trap, .loop].map { misdeed in
            button("\(misdeed.rawValue) race") { [unowned self] in race(misdeed) }
        }
        stack.addArrangedSubview(UIStackView(arrangedSubviews: races))
    }

    /// Asks three things at once, and does harm if the second answer comes before the first.
    private func race(_ misdeed: Misdeed) {
        let gate = Stage.current.workers
        var answers: [String] = []
        for call in RaceCalls.all {
            tasks.start(call.description.name) { [unowned self] in
                answers.append(try await gate.perform(call) { call.description.name })
                if answers == [RaceCalls.second.description.name] { misdeed.perform() }
                label.text = "Answers: \(answers.count)"
            }
        }
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(primaryAction: UIAction(title: title) { _ in action() })
    }

    /// Starts a task that starts a task that starts a task.
    private func link(_ number: Int) {
        tasks.start("link") { [unowned self] in link(number + 1) }
    }
}
