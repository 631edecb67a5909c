import HeadlessUIKit
import Scene

/// A screen that is a column of views.
class StudioVC: SceneController {
    let stack = UIStackView()
    /// The last view, which takes what the others leave, so that none of them is stretched.
    let rest = UIView()
    private let name: String

    override var screenName: String? { name }

    init(_ name: String) {
        self.name = name
        super.init()
        title = name
        // Below the bar, so that every screen begins where it is seen.
        edgesForExtendedLayout = []
    }

    override func loadView() {
        stack.axis = .vertical
        stack.addArrangedSubview(rest)
        view = stack
    }

    func add(_ views: UIView...) {
        for view in views { stack.insertArrangedSubview(view, at: stack.arrangedSubviews.count - 1) }
    }

    /// A button that performs an action; it holds only the action's captures.
    func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(primaryAction: UIAction(title: title) { _ in action() })
    }

    func label(_ text: String, _ identifier: String? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = identifier
        return label
    }

    func show(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: true)
    }
}
