import Rehearsal

/// The headline, the count, the lock and the reset above room for an embedded controller's view.
final class DetailView: SceneView {
    /// The heading; strong, a subview.
    let headline = UILabel()
    /// How often the device was turned; strong, a subview.
    let rotations = UILabel()
    /// The lock; strong, a subview.
    let lock = UISwitch()
    /// The way out that forgets the count; strong, a subview.
    let reset = UIButton()
    /// Where the embedded controller's view goes; strong, a subview.
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
        // Text of any size is seen to its end: it takes more lines, and what has no room can be scrolled to.
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
