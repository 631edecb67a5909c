public import Foundation

/// A view that lays its arranged subviews out in a row or a column; hidden ones take no room.
open class UIStackView: UIView {
    /// How lengths along the axis are chosen.
    public enum Distribution: Sendable {
        /// Each is as long as it asks to be; what is left over goes to those that stretch.
        case fill
        /// All are equally long.
        case fillEqually
    }

    /// Where views stand across the axis.
    public enum Alignment: Sendable {
        /// They fill it.
        case fill
        /// At the leading edge.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge.
        case trailing
        /// At the top edge, in a row.
        public static let top = Alignment.leading
        /// At the bottom edge, in a row.
        public static let bottom = Alignment.trailing
    }

    /// The views that are laid out, in order; strong, they are subviews too.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The direction.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { invalidateIntrinsicContentSize() } }
    /// The room between two views, in points.
    open var spacing: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// Where views stand across the axis.
    open var alignment = Alignment.fill { didSet { invalidateIntrinsicContentSize() } }
    /// How lengths along the axis are chosen.
    open var distribution = Distribution.fill { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the margins are kept free.
    open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateIntrinsicContentSize() } }
    /// The rules by which the views stand.
    private var layout: StackLayout {
        StackLayout(axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    }

    /// Makes an empty stack.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place; a place beyond the end is the end.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        if view.superview === self {
            invalidateScreen()
            invalidateIntrinsicContentSize()
        } else {
            addSubview(view)
        }
    }

    /// Stops laying a view out; it stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews = arrangedSubviews.filter { $0 !== view }
        invalidateScreen()
        invalidateIntrinsicContentSize()
    }

    /// Stops laying out a subview that is about to go.
    ///
    /// The arranged subviews are always a subset of the subviews (`UIStackView`, "Maintaining Consistency Between the
    /// Arranged Views and Subviews"). An override calls `super`.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews = arrangedSubviews.filter { $0 !== subview }
    }

    /// Places the arranged subviews that are not hidden within the bounds, or the margins if those are kept free.
    ///
    /// Subviews that are not arranged are left where they are.
    open override func layoutSubviews() {
        layout.arrange(shown, in: bounds.inset(by: margins))
    }

    /// Returns the room that the arranged subviews need with the spacing and the margins, in points.
    ///
    /// Hidden ones count for nothing. The result may be larger than `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let room = CGRect(origin: .zero, size: size).inset(by: margins).size
        let content = layout.size(of: shown, in: room)
        return CGSize(
            width: content.width + margins.left + margins.right, height: content.height + margins.top + margins.bottom)
    }

    /// The arranged subviews as they are laid out, and after them the other subviews.
    package override var childrenInOrder: [UIView] {
        guard arrangedSubviews.count != subviews.count else { return arrangedSubviews }
        return arrangedSubviews + subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    }

    /// Tells whether room that is left over goes to the stack: it does if an arranged subview that shows would take it.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
        arrangedSubviews.contains { !$0.isHidden && $0.stretches(along: axis) }
    }

    /// The arranged subviews that are not hidden.
    private var shown: [UIView] {
        arrangedSubviews.contains(where: \.isHidden) ? arrangedSubviews.filter { !$0.isHidden } : arrangedSubviews
    }

    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    override func placesApart(_ subview: UIView) -> Bool { arrangedSubviews.contains { $0 === subview } }
    override var placesAllApart: Bool { arrangedSubviews.count == subviews.count }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = UIStackView()
        copy.axis = axis
        copy.spacing = spacing
        copy.alignment = alignment
        copy.distribution = distribution
        copy.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
        var twin = LayoutTwin(copy, of: childrenInOrder)
        twin.mayRearrange = type(of: self) != UIStackView.self
        twin.add = { [unowned self] view, original in
            if placesApart(original) { copy.addArrangedSubview(view) } else { copy.addSubview(view) }
        }
        return twin
    }
}
