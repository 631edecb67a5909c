import Foundation

extension UIView {
    /// The active constraints that the view owns, since it is the nearest view with both their items.
    public var constraints: [NSLayoutConstraint] { layout?.constraints ?? [] }

    /// Activates a constraint; Apple recommends `NSLayoutConstraint.activate(_:)` instead.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Returns the active constraints about the view along an axis, in order of activation.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for holder in sequence(first: self, next: \.superview) {
            found += holder.constraints.filter { constraint in
                constraint.firstAttribute.axis == axis && constraint.isAbout { $0 === self }
            }
        }
        return found.sorted { $0.rank < $1.rank }
    }

    /// Whether constraints do not determine the frame of the view; for debugging.
    public var hasAmbiguousLayout: Bool { !openParts.isEmpty }

    /// The parts of the frame that constraints do not determine.
    var openParts: [LayoutItem.Part] {
        guard !translatesAutoresizingMaskIntoConstraints, let superview else { return [] }
        if let stack = superview as? UIStackView, stack.arranges(self), !stack.isSolved { return [] }
        layoutScreenIfNeeded()
        if superview.isPlacedByArithmetic {
            return superview.layout?.pins.contains { $0.view === self } == true ? [] : LayoutItem.Part.allCases
        }
        return superview.madeEngineWithin?.openParts(of: self) ?? LayoutItem.Part.allCases
    }

    /// Whether its frame overrules its constraints, since `translatesAutoresizingMaskIntoConstraints` is still `true`.
    ///
    /// A constraint on something inside the view, such as the content of a cell, does not place the view.
    var keepsFrameAgainstConstraints: Bool {
        guard translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
        return [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
            constraintsAffectingLayout(for: axis).contains { $0.places(self) }
        }
    }

    /// The advice of a message if ``keepsFrameAgainstConstraints`` is `true`; else empty.
    var adviceAboutMask: String {
        keepsFrameAgainstConstraints
            ? "; it keeps its frame against its constraints: set its translatesAutoresizingMaskIntoConstraints = false"
            : ""
    }

    // MARK: Guides

    /// The guides that were added to the view, in order.
    public var layoutGuides: [UILayoutGuide] { layout?.guides ?? [] }

    /// Adds a guide, after removing it from the view that it was in.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owner = reference
        madeLayout.guides.append(guide)
    }

    /// Removes a guide and the constraints about it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard let index = layout?.guides.firstIndex(where: { $0 === guide }) else { return }
        for holder in sequence(first: self, next: \.superview) {
            for constraint in holder.constraints
            where constraint.firstItem === guide || constraint.secondItem === guide {
                constraint.isActive = false
            }
        }
        layout?.guides.remove(at: index)
        guide.owner = nil
    }

    /// The rectangle within the view's margins.
    public var layoutMarginsGuide: UILayoutGuide {
        ownGuide("UIViewLayoutMarginsGuide") { .inset { $0.layoutMargins } }
    }

    /// The rectangle that no bar covers: the bounds without ``safeAreaInsets``.
    public var safeAreaLayoutGuide: UILayoutGuide {
        ownGuide("UIViewSafeAreaLayoutGuide") { .inset { $0.safeAreaInsets } }
    }

    /// The rectangle in the middle, within the margins, at most 672 points wide, as suits reading.
    public var readableContentGuide: UILayoutGuide {
        ownGuide("UIViewReadableContentGuide") {
            .inset { view in
                let margins = view.layoutMargins
                let rest = max(view.bounds.width - margins.left - margins.right - Self.readableWidth, 0) / 2
                return UIEdgeInsets(
                    top: margins.top, left: margins.left + rest, bottom: margins.bottom, right: margins.right + rest)
            }
        }
    }

    private static let readableWidth: CGFloat = 672

    /// Returns a guide that every view has, making it when first asked for.
    func ownGuide(_ name: String, _ place: () -> UILayoutGuide.Place) -> UILayoutGuide {
        if let known = layout?.ownGuide(name) { return known }
        let guide = UILayoutGuide(place(), of: self, name)
        madeLayout.ownGuides.append((name, guide))
        return guide
    }

    // MARK: Priorities

    /// Returns how much the view resists being larger than its content; 250 by default, 750 for fixed controls.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.hugging[axis] ?? (hasFixedLength(along: axis) ? .defaultHigh : .defaultLow)
    }

    /// Whether the system fixes the view's length along an axis.
    private func hasFixedLength(along axis: NSLayoutConstraint.Axis) -> Bool {
        if type(of: self) == UIView.self || type(of: self) == UILabel.self { return false }
        if self is UISwitch || self is UIStepper || self is UIActivityIndicatorView { return true }
        return axis == .vertical && (self is UISlider || self is UIProgressView || self is UISegmentedControl)
    }

    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard madeLayout.hugging[axis] != priority else { return }
        madeLayout.hugging[axis] = priority
        prioritiesDidChange()
    }

    /// Returns how much the view resists being smaller than its content; 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.resistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard madeLayout.resistance[axis] != priority else { return }
        madeLayout.resistance[axis] = priority
        prioritiesDidChange()
    }

    private func prioritiesDidChange() {
        noteConstraintsInTree()
        superview?.engineWithin?.noteContent(of: self)
        superview?.constraintsDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Whether the app's constraints or priorities affect the view's size, so that constraints lay out its stack.
    var isSizedByConstraints: Bool {
        guard constraintsInTree else { return false }
        if let layout,
            layout.constraintCount > contentConstraintCount || !layout.hugging.isEmpty || !layout.resistance.isEmpty
        {
            return true
        }
        return (self as? UIStackView)?.isSolved ?? false
    }

    // MARK: Updating

    /// Asks for ``updateConstraints()`` to be called before the next layout.
    public func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        noteConstraintUpdateBelow()
        setNeedsLayout()
    }

    /// Returns whether ``updateConstraints()`` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Calls ``updateConstraints()`` on the views that need it, subviews first.
    public func updateConstraintsIfNeeded() {
        guard needsConstraintUpdate || constraintUpdatesBelow else { return }
        if constraintUpdatesBelow {
            constraintUpdatesBelow = false
            for view in subviews { view.updateConstraintsIfNeeded() }
        }
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// Notes in the views above that ``updateConstraints()`` is due below them.
    func noteConstraintUpdateBelow() {
        climb { view in
            defer { view.constraintUpdatesBelow = true }
            return !view.constraintUpdatesBelow
        }
    }
}
