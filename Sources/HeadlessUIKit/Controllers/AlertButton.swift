import Foundation

/// The button of an alert's action, whose tap is the alert's business.
final class AlertButton: UIButton {
    /// What a tap does; strong, it holds the alert weakly.
    private var tap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLines = 0
        addAction(UIAction { [unowned self] _ in tap?() }, for: .primaryActionTriggered)
    }

    /// Sets what a tap does.
    func onTap(_ action: @escaping () -> Void) {
        tap = action
    }
}
