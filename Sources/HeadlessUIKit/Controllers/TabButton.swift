import Foundation

/// A tab in a tab bar: a button with a role of its own.
final class TabButton: UIButton {
    /// What a tap does; strong, the bar's controller sets it and holds itself unowned in it.
    private var select: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [unowned self] _ in select?() }, for: .primaryActionTriggered)
    }

    override var elementRole: ElementRole? { .tab }

    /// Lets a tap do something else.
    func onTap(_ action: @escaping () -> Void) {
        select = action
    }
}
