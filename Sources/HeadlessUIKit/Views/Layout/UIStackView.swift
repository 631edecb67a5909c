public import Foundation

/// A view that lays its arranged subviews out in a row or a column; hidden ones take no room.
open class UIStackView: UIView {
    /// How lengths along the axis are chosen.
    public nonisolated enum Distribution: Sendable {
        /// Each is as long as it asks to be; what is left over goes to those that stretch.
        case fill
        /// All are equally long.
        case fillEqually
        /// They fill the stack in proportion to the lengths that they ask for.
        case fillProportionally
        /// The room between them is equal, and at least the spacing.
        case equalSpacing
        /// The ways from middle to middle are equal, as far as the spacing allows.
        case equalCentering
    }

    /// Where views stand across the axis.
    public nonisolated enum Alignment: Sendable {
        /// They fill it.
        case fill
        /// At the leading edge.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge.
        case trailing
        /// Their first baselines are aligned, in a row.
        case firstBaseline
        /// Their last baselines are aligned, in a row.
        case lastBaseline
        /// At the top edge, in a row.
        public static let top = Alignment.leading
        /// At the bottom edge, in a row.
        public static let bottom = Alignment.trailing
    }

    /// The views that are laid out, in order; strong, they are subviews too.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { invalidateIntrinsicContentSize() } }
    /// The room between two views, in points.
    open var spacing: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// Where views stand across the axis.
    open var alignment = Alignment.fill { didSet { rulesDidChange() } }
    /// How lengths along the axis are chosen.
    open var distribution = Distribution.fill { didSet { rulesDidChange() } }
    /// Whether the margins are kept free.
    open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateIntrinsicContentSize() } }
    /// The room after views for which it is not ``spacing``.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The rules by which the views stand while no constraint of the app is about them.
    private var arithmetic: StackLayout {
        let exceptions = customSpacings.isEmpty ? nil : { view in self.spacing(after: view) }
        return StackLayout(
            axis: axis, spacing: spacing, alignment: alignment, distribution: distribution, spacingAfter: exceptions)
    }

    /// The spacing that stands for ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The spacing that stands for the system's, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the room after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        invalidateIntrinsicContentSize()
    }

    /// Returns the room that was set after a view, in points; `spacingUseDefault` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The room after a view, in points.
    func spacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseSystem ? systemSpacing : spacing
    }

    /// Makes an empty stack: there are no archives on a stage.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

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
        view.translatesAutoresizingMaskIntoConstraints = false
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
        customSpacings[ObjectIdentifier(view)] = nil
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
        customSpacings[ObjectIdentifier(subview)] = nil
        arrangedSubviews = arrangedSubviews.filter { $0 !== subview }
    }

    /// Places the arranged subviews that are not hidden within the bounds, or the margins if those are kept free.
    ///
    /// Subviews that are not arranged are left where they are.
    open override func layoutSubviews() {
        if !isSolved { arithmetic.arrange(shown, in: bounds.inset(by: margins)) }
        if isSolved || arrangedSubviews.count < subviews.count { placeConstrainedSubviews() }
    }

    /// Returns the room that the arranged subviews need with the spacing and the margins, in points.
    ///
    /// Hidden ones count for nothing. The result may be larger than `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isSolved {
            let isWide = size.width.isFinite
            return fittingSize(
                CGSize(width: isWide ? size.width : 0, height: 0), isWide ? .defaultHigh : .fittingSizeLevel,
                .fittingSizeLevel)
        }
        let margins = margins
        let room = CGRect(origin: .zero, size: size).inset(by: margins).size
        let content = arithmetic.size(of: shown, in: room)
        return CGSize(
            width: content.width + margins.left + margins.right, height: content.height + margins.top + margins.bottom)
    }

    override func measure(in offer: CGSize) -> CGSize { sizeThatFits(offer) }

    /// The arranged subviews as they are laid out, and after them the other subviews.
    package override var childrenInOrder: [UIView] {
        guard arrangedSubviews.count != subviews.count else { return arrangedSubviews }
        return arrangedSubviews + subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    }

    /// Tells whether room that is left over goes to the stack: it does if an arranged subview that shows would take it.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
        arrangedSubviews.contains { !$0.isHidden && $0.stretches(along: axis) }
    }

    /// Whether constraints decide where the arranged views stand: one is about them, or arithmetic cannot tell.
    ///
    /// A view is in a stack mostly for its own size alone; then arithmetic does what the constraints would do.
    var isSolved: Bool {
        guard constraintsInTree else { return false }
        return needsSolver || arrangedSubviews.contains(where: \.isSizedByConstraints)
    }

    /// Whether the distribution or the alignment is one that arithmetic does not know.
    private var needsSolver: Bool {
        (distribution != .fill && distribution != .fillEqually) || alignment == .firstBaseline
            || alignment == .lastBaseline
    }

    private func rulesDidChange() {
        if needsSolver {
            noteConstraintsInTree()
            dropEngines()
        }
        invalidateIntrinsicContentSize()
    }

    /// Tells whether a view is one of the arranged ones.
    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    override var contentDependsOnWidth: Bool { true }

    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        let size = fit(in: CGSize(width: width ?? .infinity, height: .infinity))
        return CGSize(
            width: size.width > 0 ? size.width : Self.noIntrinsicMetric,
            height: size.height > 0 ? size.height : Self.noIntrinsicMetric)
    }

    /// The arranged subviews that are not hidden.
    var shown: [UIView] {
        arrangedSubviews.contains(where: \.isHidden) ? arrangedSubviews.filter { !$0.isHidden } : arrangedSubviews
    }

    /// What is kept free at the edges.
    var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

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
            guard placesApart(original) else { return copy.addSubview(view) }
            copy.addArrangedSubview(view)
            copy.setCustomSpacing(customSpacing(after: original), after: view)
        }
        return twin
    }
}
