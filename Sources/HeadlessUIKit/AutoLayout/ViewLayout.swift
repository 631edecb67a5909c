/// The Auto Layout state of one view; made with its first constraint, guide or priority, to spare other views.
final class ViewLayout {
    /// The active constraints that the view holds, as the nearest view that both their items lie in; strong.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that the app has added; strong, the view owns them.
    var guides: [UILayoutGuide] = []
    /// The guides that the view has by default, by name; strong, the view owns them.
    var ownGuides: [String: UILayoutGuide] = [:]
    /// How many active constraints are about the view.
    var mentions = 0
    /// The content hugging priorities that the app has set, by axis.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// The compression resistance priorities that the app has set, by axis.
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// Whether a constraint joins something inside the view with something outside, so that one engine solves both.
    var isCrossed = false
    /// The engine that solves the constraints below the view, if it is a layout top; strong, the engine has it unowned.
    var engine: LayoutEngine?
    /// The subviews that are pinned to the view, if arithmetic places everything below its layout top.
    var pins: [PinnedView] = []
    /// Whether arithmetic places everything below the view, which is a layout top; `nil` until asked for.
    var isArithmetic: Bool?
    /// How many constraints say only how large a scroll view's content is; `nil` until it is asked for.
    var constraintsOfContent: Int?

    /// Forgets the engine and the pins, so that they are found out again.
    func forget() {
        engine = nil
        isArithmetic = nil
    }
}

extension UIView {
    /// The view's Auto Layout state, made if there is none.
    var madeLayout: ViewLayout {
        if let layout { return layout }
        let made = ViewLayout()
        layout = made
        return made
    }

    // MARK: Engines

    /// Whether the view is a layout top: it is placed from outside, and its own engine solves what is in it.
    var isLayoutTop: Bool {
        superview == nil || (translatesAutoresizingMaskIntoConstraints && layout?.isCrossed != true)
            || isArrangedScrollView
    }

    /// Whether the view is a scroll view that a stack places by arithmetic, with constraints about its content.
    var isArrangedScrollView: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, layout != nil, asScrollView != nil,
            let stack = superview as? UIStackView
        else { return false }
        return stack.arranges(self) && !stack.isSolved
    }

    /// The nearest layout top: this view or one above it.
    var layoutTop: UIView {
        var view = self
        while !view.isLayoutTop, let above = view.superview { view = above }
        return view
    }

    /// The engine that places what is in the view, if it was made.
    var engineWithin: LayoutEngine? { constraintsInTree ? layoutTop.layout?.engine : nil }

    /// The engine that places what is in the view; `nil` if there is no constraint.
    var madeEngineWithin: LayoutEngine? {
        guard constraintsInTree else { return nil }
        let top = layoutTop
        if let engine = top.layout?.engine { return engine }
        let engine = LayoutEngine(top)
        top.madeLayout.engine = engine
        return engine
    }

    /// Calls a closure with the engines that know the view: the one that places it, and the one for its contents.
    func forEachEngine(_ body: (LayoutEngine) -> Void) {
        let outer = superview?.engineWithin
        if let outer { body(outer) }
        if let inner = engineWithin, inner !== outer { body(inner) }
    }

    /// Drops the engines around the view and in it, so that all constraints are solved again.
    func dropEngines() {
        if constraintsInTree {
            layout?.forget()
            layoutTop.layout?.forget()
        }
        if let superview, superview.constraintsInTree { superview.layoutTop.layout?.forget() }
    }

    /// Forgets whether arithmetic can place the views around this one; it is found out again when asked for.
    func constraintsDidChange() { layoutTop.layout?.isArithmetic = nil }

    /// Has the constraints about the content counted anew, of the view and of the one that it lies in.
    func contentConstraintsDidChange() {
        layout?.constraintsOfContent = nil
        superview?.layout?.constraintsOfContent = nil
    }

    /// Notes that something else decides now where the view lies.
    func placingDidChange() {
        contentConstraintsDidChange()
        if constraintsInTree || isLayoutItem { dropEngines() }
        superview?.setNeedsLayout()
    }

    // MARK: Constraints

    /// Returns the nearest view that contains, or is, both views.
    func commonAncestor(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let present = view {
            if other.isDescendant(of: present) { return present }
            view = present.superview
        }
        return nil
    }

    /// Takes a constraint into the view's list; it is active from now on.
    func hold(_ constraint: NSLayoutConstraint) {
        constraint.rank = NSLayoutConstraint.nextRank()
        constraint.holder = self
        madeLayout.constraints.append(constraint)
        noteConstraintsInTree()
        constraint.forEachView { view in
            view.madeLayout.mentions += 1
            view.contentConstraintsDidChange()
            view.noteConstraintsInTree()
            noteCrossing(by: view)
        }
        contentConstraintsDidChange()
        if let layout = layoutTop.layout {
            layout.engine?.add(constraint)
            layout.isArithmetic = nil
        }
        layOutAnew(constraint)
    }

    /// Removes a constraint from the view's list; it is no longer active.
    func letGo(of constraint: NSLayoutConstraint) {
        guard let layout, let place = layout.constraints.firstIndex(where: { $0 === constraint }) else { return }
        engineWithin?.remove(constraint)
        layout.constraints.remove(at: place)
        constraint.holder = nil
        constraint.forEachView { view in
            view.layout?.mentions -= 1
            view.contentConstraintsDidChange()
            // A stack goes back to its own arithmetic.
            if view.layout?.mentions == 0, view.superview is UIStackView { view.dropEngines() }
        }
        contentConstraintsDidChange()
        constraintsDidChange()
        layOutAnew(constraint)
    }

    /// Notes that the constant of a constraint has changed.
    func noteChange(of constraint: NSLayoutConstraint) {
        engineWithin?.update(constraint)
        layOutAnew(constraint)
    }

    /// Removes a changed constraint from the engine and adds it again.
    func replace(_ constraint: NSLayoutConstraint) {
        engineWithin?.remove(constraint)
        engineWithin?.add(constraint)
        contentConstraintsDidChange()
        constraintsDidChange()
        layOutAnew(constraint)
    }

    /// Asks for the layout of the views that a changed constraint is about.
    private func layOutAnew(_ constraint: NSLayoutConstraint) {
        invalidateIntrinsicContentSize()
        constraint.forEachView { $0.superview?.setNeedsLayout() }
    }

    /// Tells this view and all above that a constraint is about the view or something in it.
    func noteConstraintsInTree() {
        if constraintsInTree { return }
        constraintsInTree = true
        climb { view in
            defer { view.constraintsInTree = true }
            return !view.constraintsInTree
        }
    }

    /// Notes a constraint of this view that reaches across views with frames, so that one engine solves both sides.
    private func noteCrossing(by view: UIView) {
        guard view !== self else { return }
        view.climb { above in
            guard above !== self else { return false }
            if above.translatesAutoresizingMaskIntoConstraints, above.madeLayout.isCrossed == false {
                above.dropEngines()
                above.madeLayout.isCrossed = true
            }
            return true
        }
    }

    // MARK: Hierarchy

    /// Notes that a subview with constraints was added.
    func didLinkConstraints(of view: UIView) {
        view.layout?.forget()
        view.noteConstraintsInTree()
        noteConstraintsInTree()
        if !view.isLayoutTop { layoutTop.layout?.forget() }
    }

    /// Deactivates the constraints that join a subview, or something in it, with anything outside, before it is
    /// removed.
    ///
    /// developer.apple.com/documentation/uikit/uiview/removefromsuperview(): "removing a view also removes any
    /// constraints that refer to the view you are removing, or that refer to any view in the subtree".
    func willUnlinkConstraints(of view: UIView) {
        var holder: UIView? = self
        while let present = holder {
            for constraint in present.layout?.constraints ?? []
            where constraint.isAbout({ $0.isDescendant(of: view) }) {
                present.letGo(of: constraint)
            }
            holder = present.superview
        }
        if !view.isLayoutTop { layoutTop.layout?.forget() }
    }
}

extension NSLayoutConstraint {
    /// Visits the views that it is about, each once.
    func forEachView(_ visit: (UIView) -> Void) {
        let first = first?.view
        if let first { visit(first) }
        if let second = second?.view, second !== first { visit(second) }
    }

    /// Whether it places or sizes a view by itself or by something outside it.
    func places(_ view: UIView) -> Bool {
        let other = firstSource === view ? secondSource : secondSource === view ? firstSource : view
        guard other !== view else { return false }
        return other?.itemView.map { !$0.isDescendant(of: view) } ?? true
    }

    /// Whether one of the views that it is about is as wanted.
    func isAbout(_ isWanted: (UIView) -> Bool) -> Bool {
        if let first = first?.view, isWanted(first) { return true }
        return second?.view.map(isWanted) ?? false
    }
}
