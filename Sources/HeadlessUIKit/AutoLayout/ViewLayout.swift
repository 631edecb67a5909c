/// The Auto Layout state of one view; made when needed, since most views have no constraints.
final class ViewLayout {
    /// The active constraints that the view owns; strong.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that the app has added; strong, the view owns them.
    var guides: [UILayoutGuide] = []
    /// The guides that every view has, by name; strong, the view owns them.
    var ownGuides: [(name: String, guide: UILayoutGuide)] = []
    /// How many active constraints are about the view.
    var constraintCount = 0
    /// The content hugging priorities that the app has set.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// The compression resistance priorities that the app has set.
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// Whether a constraint relates something inside the view to something outside, so that one engine solves both.
    var isCrossedByConstraint = false
    /// The engine of a layout top; strong, the engine holds the view unowned.
    var engine: LayoutEngine?
    /// The subviews pinned to the view, if only pinned views are below its layout top.
    var pins: [PinnedView] = []
    /// Whether only pinned views are below this layout top; `nil` until it is needed.
    var isPlacedByArithmetic: Bool?
    /// How many constraints set only the content size of a scroll view; `nil` until needed.
    var contentConstraintCount: Int?

    /// Returns a guide that every view has; `nil` if nobody has asked for it.
    func ownGuide(_ name: String) -> UILayoutGuide? { ownGuides.first { $0.name == name }?.guide }

    /// Drops the engine and the knowledge of pins, which are made again when needed.
    func dropEngine() {
        engine = nil
        isPlacedByArithmetic = nil
    }
}

extension UIView {
    var madeLayout: ViewLayout {
        if let layout { return layout }
        let made = ViewLayout()
        layout = made
        return made
    }

    // MARK: Engines

    /// Whether the view is a layout top: its frame is set from outside, and its own engine solves its contents.
    var isLayoutTop: Bool {
        superview == nil || (translatesAutoresizingMaskIntoConstraints && layout?.isCrossedByConstraint != true)
            || isArrangedScrollView
    }

    /// Whether the view is a scroll view that a stack places by arithmetic, with constraints about its content.
    var isArrangedScrollView: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, layout != nil, asScrollView != nil,
            let stack = superview as? UIStackView
        else { return false }
        return stack.arranges(self) && !stack.isSolved
    }

    var layoutTop: UIView {
        var view = self
        while !view.isLayoutTop, let above = view.superview { view = above }
        return view
    }

    /// The engine for the contents of the view, if it was made.
    var engineWithin: LayoutEngine? { constraintsInTree ? layoutTop.layout?.engine : nil }

    /// The engine for the contents of the view; `nil` if there is no constraint.
    var madeEngineWithin: LayoutEngine? {
        guard constraintsInTree else { return nil }
        let top = layoutTop
        if let engine = top.layout?.engine { return engine }
        let engine = LayoutEngine(top)
        top.madeLayout.engine = engine
        return engine
    }

    /// Calls a closure with the engines that know the view: that of its superview and its own.
    func forEachEngine(_ body: (LayoutEngine) -> Void) {
        let outer = superview?.engineWithin
        if let outer { body(outer) }
        if let inner = engineWithin, inner !== outer { body(inner) }
    }

    /// Drops the engines around the view and in it, so that all constraints are solved again.
    func dropEngines() {
        if constraintsInTree {
            layout?.dropEngine()
            layoutTop.layout?.dropEngine()
        }
        if let superview, superview.constraintsInTree { superview.layoutTop.layout?.dropEngine() }
    }

    /// Makes the pinned views below the layout top be found again.
    func constraintsDidChange() { layoutTop.layout?.isPlacedByArithmetic = nil }

    /// Makes the constraints on content be counted again, for this view and its superview.
    func contentConstraintsDidChange() {
        layout?.contentConstraintCount = nil
        superview?.layout?.contentConstraintCount = nil
    }

    /// Notes that something else now sets the view's frame.
    func placingDidChange() {
        contentConstraintsDidChange()
        if constraintsInTree || isLayoutItem { dropEngines() }
        superview?.setNeedsLayout()
    }

    // MARK: Constraints

    func commonAncestor(with other: UIView) -> UIView? {
        sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }

    /// Adds a constraint to the view and to the engine.
    func activate(_ constraint: NSLayoutConstraint) {
        constraint.rank = NSLayoutConstraint.nextRank()
        constraint.holder = self
        madeLayout.constraints.append(constraint)
        noteConstraintsInTree()
        constraint.forEachView { view in
            view.madeLayout.constraintCount += 1
            view.contentConstraintsDidChange()
            view.noteConstraintsInTree()
            noteCrossing(by: view)
        }
        contentConstraintsDidChange()
        if let layout = layoutTop.layout {
            layout.engine?.add(constraint)
            layout.isPlacedByArithmetic = nil
        }
        setNeedsLayout(for: constraint)
    }

    /// Removes a constraint from the view and from the engine.
    func deactivate(_ constraint: NSLayoutConstraint) {
        guard let layout, let index = layout.constraints.firstIndex(where: { $0 === constraint }) else { return }
        engineWithin?.remove(constraint)
        layout.constraints.remove(at: index)
        constraint.holder = nil
        constraint.forEachView { view in
            view.layout?.constraintCount -= 1
            view.contentConstraintsDidChange()
            // Without constraints, a stack is laid out by arithmetic again.
            if view.layout?.constraintCount == 0, view.superview is UIStackView { view.dropEngines() }
        }
        contentConstraintsDidChange()
        constraintsDidChange()
        setNeedsLayout(for: constraint)
    }

    func noteChange(of constraint: NSLayoutConstraint) {
        engineWithin?.update(constraint)
        setNeedsLayout(for: constraint)
    }

    func replace(_ constraint: NSLayoutConstraint) {
        engineWithin?.remove(constraint)
        engineWithin?.add(constraint)
        contentConstraintsDidChange()
        constraintsDidChange()
        setNeedsLayout(for: constraint)
    }

    private func setNeedsLayout(for constraint: NSLayoutConstraint) {
        invalidateIntrinsicContentSize()
        constraint.forEachView { $0.superview?.setNeedsLayout() }
    }

    /// Notes here and above that a constraint is about the view or something in it.
    func noteConstraintsInTree() {
        if constraintsInTree { return }
        constraintsInTree = true
        climb { view in
            defer { view.constraintsInTree = true }
            return !view.constraintsInTree
        }
    }

    /// Marks the views between this one and an item of a constraint, so that one engine solves inside and outside.
    private func noteCrossing(by view: UIView) {
        guard view !== self else { return }
        view.climb { above in
            guard above !== self else { return false }
            if above.translatesAutoresizingMaskIntoConstraints, above.madeLayout.isCrossedByConstraint == false {
                above.dropEngines()
                above.madeLayout.isCrossedByConstraint = true
            }
            return true
        }
    }

    // MARK: Hierarchy

    func didLinkConstraints(of view: UIView) {
        view.layout?.dropEngine()
        view.noteConstraintsInTree()
        noteConstraintsInTree()
        if !view.isLayoutTop { layoutTop.layout?.dropEngine() }
    }

    /// Deactivates the constraints between a subview, or something in it, and the outside, before it is removed.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiview/removefromsuperview()
    func willUnlinkConstraints(of view: UIView) {
        for holder in sequence(first: self, next: \.superview) {
            for constraint in holder.layout?.constraints ?? []
            where constraint.isAbout({ $0.isDescendant(of: view) }) {
                holder.deactivate(constraint)
            }
        }
        if !view.isLayoutTop { layoutTop.layout?.dropEngine() }
    }
}

extension NSLayoutConstraint {
    func forEachView(_ visit: (UIView) -> Void) {
        let first = first?.view
        if let first { visit(first) }
        if let second = second?.view, second !== first { visit(second) }
    }

    /// Returns whether it places or sizes a view, not only something inside the view.
    func places(_ view: UIView) -> Bool {
        let other = firstSource === view ? secondSource : secondSource === view ? firstSource : view
        guard other !== view else { return false }
        return other?.itemView.map { !$0.isDescendant(of: view) } ?? true
    }

    func isAbout(_ isWanted: (UIView) -> Bool) -> Bool {
        if let first = first?.view, isWanted(first) { return true }
        return second?.view.map(isWanted) ?? false
    }
}
