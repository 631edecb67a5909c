public import Foundation

/// A view that lays its arranged subviews out in a row or a column, without the hidden ones.
open class UIStackView: UIView {
    /// How lengths along the axis are chosen.
    @nonexhaustive public nonisolated enum Distribution: Int, Sendable {
        /// Each view has the length that it needs; the one that hugs its content least fills the rest.
        case fill = 0
        /// All are equally long.
        case fillEqually = 1
        /// They fill the stack, with lengths in proportion to those that they need.
        case fillProportionally = 2
        /// The distances between them are equal, and at least the spacing.
        case equalSpacing = 3
        /// The distances between their centres are equal, as far as the spacing allows.
        case equalCentering = 4
    }

    /// How views are aligned across the axis.
    @nonexhaustive public nonisolated enum Alignment: Int, Sendable {
        /// They fill the stack.
        case fill = 0
        /// At the leading edge.
        case leading = 1
        /// In the middle.
        case center = 3
        /// At the trailing edge.
        case trailing = 4
        /// Their first baselines are aligned, in a row.
        case firstBaseline = 2
        /// Their last baselines are aligned, in a row.
        case lastBaseline = 5
        /// At the top edge, in a row.
        public static let top = Alignment.leading
        /// At the bottom edge, in a row.
        public static let bottom = Alignment.trailing
    }

    /// The views that are laid out, in order; strong, they are subviews.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The axis of the stack.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The distance between two views, in points.
    open var spacing: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// How views are aligned across the axis.
    open var alignment = Alignment.fill { didSet { rulesDidChange() } }
    /// How lengths along the axis are chosen.
    open var distribution = Distribution.fill { didSet { rulesDidChange() } }
    /// Whether the views are laid out within the margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the spacing of a column is measured from the last baseline of a view to the first of the next.
    open var isBaselineRelativeArrangement = false { didSet { rulesDidChange() } }
    /// The distances after views that differ from ``spacing``, in points.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The layout if no constraint of the app sizes the views.
    var arithmeticLayout: StackLayout {
        let exceptions = customSpacings.isEmpty ? nil : { view in self.spacing(after: view) }
        return StackLayout(
            axis: axis, spacing: points(spacing), alignment: alignment, distribution: distribution,
            spacingAfter: exceptions, alwaysFills: true, shrinks: !isCopy, isFlipped: isRightToLeft)
    }

    /// Whether it is the copy for an audit; views in it do not shrink, so that the audit sees which do not fit.
    private var isCopy = false
    /// The value for ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The value for the system's spacing, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        invalidateIntrinsicContentSize()
    }

    /// Returns the app's distance after a view, in points; `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func spacing(after view: UIView) -> CGFloat {
        points(customSpacings[ObjectIdentifier(view)] ?? spacing)
    }

    private func points(_ spacing: CGFloat) -> CGFloat {
        spacing == Self.spacingUseSystem ? systemSpacing : spacing
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

    /// Inserts a view at an index; at the end if the index is larger.
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

    /// Stops laying out a view; it stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        customSpacings[ObjectIdentifier(view)] = nil
        arrangedSubviews = arrangedSubviews.filter { $0 !== view }
        invalidateScreen()
        invalidateIntrinsicContentSize()
    }

    /// Stops laying out a subview that is about to be removed; an override calls `super`.
    ///
    /// `UIStackView`, "Maintaining Consistency Between the Arranged Views and Subviews".
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        customSpacings[ObjectIdentifier(subview)] = nil
        arrangedSubviews = arrangedSubviews.filter { $0 !== subview }
    }

    /// Places the visible arranged subviews within the bounds or the margins; other subviews keep their frames.
    open override func layoutSubviews() {
        let isSolved = isSolved
        if !isSolved { arithmeticLayout.arrange(shown, in: bounds.inset(by: margins)) }
        if isSolved || arrangedSubviews.count < subviews.count { placeConstrainedSubviews() }
    }

    /// Returns the size that the visible arranged subviews need, in points, even if it is larger than `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isSolved {
            let isWide = size.width.isFinite
            return fittingSize(
                CGSize(width: isWide ? size.width : 0, height: 0), isWide ? .defaultHigh : .fittingSizeLevel,
                .fittingSizeLevel)
        }
        let margins = margins
        let room = CGRect(origin: .zero, size: size).inset(by: margins).size
        let content = arithmeticLayout.size(of: shown, in: room)
        return CGSize(
            width: content.width + margins.left + margins.right, height: content.height + margins.top + margins.bottom)
    }

    override func measure(in offer: CGSize) -> CGSize { sizeThatFits(offer) }

    /// The arranged subviews in order, then the other subviews.
    package override var childrenInOrder: [UIView] {
        guard arrangedSubviews.count != subviews.count else { return arrangedSubviews }
        return arrangedSubviews + subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    }

    /// Returns whether the stack's content has no length: along the axis one such view is enough, across it needs all.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
        axis == self.axis && distribution == .fill
            ? shown.contains { $0.stretches(along: axis) } : shown.allSatisfy { $0.stretches(along: axis) }
    }

    /// Whether the solver places the arranged views: a constraint sizes one, or ``StackLayout`` cannot place them.
    var isSolved: Bool {
        guard constraintsInTree else { return false }
        return needsSolver || arrangedSubviews.contains(where: \.isSizedByConstraints)
    }

    private var needsSolver: Bool {
        (distribution != .fill && distribution != .fillEqually) || alignment == .firstBaseline
            || alignment == .lastBaseline || isBaselineRelativeArrangement
    }

    private func rulesDidChange() {
        if needsSolver {
            noteConstraintsInTree()
            dropEngines()
        }
        invalidateIntrinsicContentSize()
    }

    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    override var contentDependsOnWidth: Bool { true }

    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        let size = fit(in: CGSize(width: width ?? .infinity, height: .infinity))
        if size.width > 0, size.height > 0 { return size }
        // Content without a size, such as that of a label without text, needs no room; a plain view fills any.
        let contents = shown.map { $0.contentSize(atWidth: width) }
        return CGSize(
            width: size.width > 0 || contents.contains { $0.width >= 0 } ? size.width : Self.noIntrinsicMetric,
            height: size.height > 0 || contents.contains { $0.height >= 0 } ? size.height : Self.noIntrinsicMetric)
    }

    var shown: [UIView] {
        arrangedSubviews.contains(where: \.isHidden) ? arrangedSubviews.filter { !$0.isHidden } : arrangedSubviews
    }

    /// The margins within which the views are laid out, with the safe area, in points; zero if they do not count.
    var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    override func placesApart(_ subview: UIView) -> Bool { arranges(subview) }
    override var placesAllApart: Bool { arrangedSubviews.count == subviews.count }

    override func makeViewCopy() -> ViewCopy {
        let copy = UIStackView()
        copy.isCopy = true
        copy.axis = axis
        copy.spacing = spacing
        copy.alignment = alignment
        copy.distribution = distribution
        copy.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
        copy.isBaselineRelativeArrangement = isBaselineRelativeArrangement
        copy.semanticContentAttribute = semanticContentAttribute
        var viewCopy = ViewCopy(copy, of: childrenInOrder)
        viewCopy.mayRearrange = type(of: self) != UIStackView.self
        viewCopy.add = { [unowned self] view, original in
            guard placesApart(original) else { return copy.addSubview(view) }
            copy.addArrangedSubview(view)
            copy.setCustomSpacing(customSpacing(after: original), after: view)
        }
        return viewCopy
    }
}
