import Rehearsal

/// The headline, the count, the lock and the reset button above an embedded controller's view.
final class DetailView: SceneView {
    /// The heading; strong, it is a subview.
    let headline = UILabel()
    /// The number of rotations; strong, it is a subview.
    let rotations = UILabel()
    /// The lock; strong, it is a subview.
    let lock = UISwitch()
    /// Resets the count and closes the scene; strong, it is a subview.
    let reset = UIButton(type: .system)
    /// Contains the embedded controller's view; strong, it is a subview.
    private let room = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        headline.accessibilityTraits = .header
        headline.accessibilityIdentifier = "headline"
        rotations.accessibilityIdentifier = "rotations"
        lock.accessibilityLabel = "Lock rotation"
        lock.accessibilityIdentifier = "rotationLock"
        reset.setTitle("Reset rotation counter and dismiss", for: .normal)
        reset.accessibilityIdentifier = "reset"
        // Large text needs more lines, and the column scrolls if it is too high.
        for label in [headline, rotations, reset.titleLabel] { label?.numberOfLines = 0 }
        let column = UIStackView(column: [headline, rotations, lock, reset])
        let halves = UIStackView(arrangedSubviews: [UIScrollView(scrolling: column), room])
        halves.axis = .vertical
        halves.distribution = .fillEqually
        fillSafeArea(with: halves)
    }

    /// Shows the view of an embedded controller.
    func embed(_ view: UIView) {
        view.frame = room.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.addSubview(view)
    }
}
