import Foundation
import HeadlessUIKit

/// The headline, the count, the lock, the reset, and room for an embedded controller.
final class DetailView: UIView {
    /// The heading; strong, a subview.
    let headline = UILabel()
    /// How often the device was turned; strong, a subview.
    let rotations = UILabel()
    /// The lock; strong, a subview.
    let lock = UISwitch()
    /// The way out that forgets the count; strong, a subview.
    let reset = UIButton()
    /// Where the embedded controller's view goes, below the rest; strong, a subview.
    let column: UIStackView

    override init(frame: CGRect) {
        headline.accessibilityTraits = .header
        headline.accessibilityIdentifier = "headline"
        rotations.accessibilityIdentifier = "rotations"
        lock.accessibilityLabel = "Lock rotation"
        lock.accessibilityIdentifier = "rotationLock"
        reset.setTitle("Reset rotation counter and dismiss", for: .normal)
        reset.accessibilityIdentifier = "reset"
        column = UIStackView(arrangedSubviews: [headline, rotations, lock, reset])
        column.axis = .vertical
        super.init(frame: frame)
        addSubview(column)
    }
}
