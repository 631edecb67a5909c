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
    public var arrangedSubviews: [UIView] { arranged }
    /// What ``arrangedSubviews`` stands in.
    private var arranged: [UIView] = []
    /// The direction.
    open var axis: NSLayoutConstraint.Axis {
        get { layout.axis }
        set {
            layout.axis = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The room between two views, in points.
    open var spacing: CGFloat {
        get { layout.spacing }
        set {
            layout.spacing = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// Where views stand across the axis.
    open var alignment: Alignment {
        get { layout.alignment }
        set {
            layout.alignment = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// How lengths along the axis are chosen.
    open var distribution: Distribution {
        get { layout.distribution }
        set {
            layout.distribution = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the margins are kept free.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { keepsMarginsFree }
        set {
            keepsMarginsFree = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// What ``isLayoutMarginsRelativeArrangement`` stands in.
    private var keepsMarginsFree = false
    /// The rules by which the views stand; what the properties above stand in.
    private var layout = StackLayout(axis: .horizontal)

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
        var views = arranged
        arranged = []
        if view.superview === self { views.removeAll { $0 === view } }
        if views.isEmpty { views.reserveCapacity(4) }
        if index >= views.count { views.append(view) } else { views.insert(view, at: max(index, 0)) }
        arranged = views
        if view.superview === self {
            invalidateScreen()
            invalidateIntrinsicContentSize()
        } else {
            addSubview(view)
        }
    }

    /// Stops laying a view out; it stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        arranged = arranged.filter { $0 !== view }
        invalidateScreen()
        invalidateIntrinsicContentSize()
    }

    /// Stops laying out a subview that is about to go.
    ///
    /// The arranged subviews are always a subset of the subviews (`UIStackView`, "Maintaining Consistency Between the
    /// Arranged Views and Subviews"). An override calls `super`.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arranged = arranged.filter { $0 !== subview }
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

    /// Whether nothing is in the stack but what it lays out.
    var stacksAll: Bool { arranged.count == below.count }

    /// The arranged subviews that are not hidden.
    private var shown: [UIView] {
        arranged.contains(where: \.isHidden) ? arranged.filter { !$0.isHidden } : arranged
    }

    private var margins: UIEdgeInsets { keepsMarginsFree ? layoutMargins : .zero }
}
