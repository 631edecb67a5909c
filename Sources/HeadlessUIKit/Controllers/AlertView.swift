import Foundation

/// The view of an alert: an element of its own, with its message, fields and buttons inside.
///
/// The title is the alert's label and no text of its own, so that it is found once.
final class AlertView: UIView {
    /// The message; strong, a part of the alert.
    private let messageLabel = UILabel()
    /// The box in the middle of the screen, which scrolls where that is too low for it; strong, a part of the alert.
    private let box = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        messageLabel.numberOfLines = 0
        box.passesSizeUp = true
        addSubview(box)
        box.addSubview(messageLabel)
        accessibilityViewIsModal = true
    }

    override var elementRole: ElementRole? { .alert }

    /// Shows a title and a message.
    func update(title: String?, message: String?) {
        accessibilityLabel = title ?? ""
        messageLabel.text = message
        messageLabel.isHidden = (message ?? "").isEmpty
    }

    /// Adds a field or a button below the others.
    func add(_ view: UIView) {
        box.addSubview(view)
    }

    override func layoutSubviews() {
        let width = min(bounds.width, 270)
        let room = CGSize(width: width, height: .infinity)
        let heights = box.subviews.lazy.filter { !$0.isHidden }.map { $0.fit(in: room).height }
        let height = min(bounds.height, heights.reduce(0, +))
        box.place(
            CGRect(
                x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height))
    }
}
