/// What Auto Layout knows of one view; made with the first constraint, guide or priority, so that others cost nothing.
final class ViewLayout {
    /// The active constraints that the view holds: it is the nearest view that their items lie in; strong.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that the app has added; strong, the view owns them.
    var guides: [UILayoutGuide] = []
    /// The guides that the view has by itself, by name; strong, the view owns them.
    var ownGuides: [String: UILayoutGuide] = [:]
    /// How many active constraints are about the view.
    var mentions = 0
    /// The priorities that the app has set, by axis.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// The priorities that the app has set, by axis.
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// Whether a constraint joins something in the view with something outside, so that one engine solves both.
    var isCrossed = false
    /// What solves the constraints below the view, if its own place is none of theirs; strong, it looks at the view.
    var engine: LayoutEngine?
    /// The subviews that are pinned to the view, if arithmetic places what is below the view's top.
    var pins: [PinnedView] = []
    /// Whether arithmetic places all that is below the view, which is a top; `nil` until it is asked for.
    var isArithmetic: Bool?
    /// The last rank that was given in the tree whose root the view is.
    var lastRank = 0

    /// Forgets how what is below the view is solved, so that it is found out anew.
    func forget() {
        engine = nil
        isArithmetic = nil
    }
}

extension UIView {
    /// The view's state of Auto Layout, made if there is none.
    var madeLayout: ViewLayout {
        if let layout { return layout }
        let made = ViewLayout()
        layout = made
        return made
    }

    // MARK: Engines

    /// Whether the view's own place comes from elsewhere, so that an engine of its own solves what is in it.
    var isLayoutTop: Bool {
        superview == nil || (translatesAutoresizingMaskIntoConstraints && layout?.isCrossed != true)
            || isArrangedScrollView
    }

    /// Whether the view is a scroll view whose place is a stack's arithmetic, with constraints about its content.
    var isArrangedScrollView: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, layout != nil, asScrollView != nil,
            let stack = superview as? UIStackView
        else { return false }
        return stack.arranges(self) && !stack.isSolved
    }

    /// The nearest view from this one up that has an engine of its own.
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

    /// Performs something with the engines that know the view: the one it lies in, and the one of what is in it.
    func forEachEngine(_ body: (LayoutEngine) -> Void) {
        let outer = superview?.engineWithin
        if let outer { body(outer) }
        if let inner = engineWithin, inner !== outer { body(inner) }
    }

    /// Has the constraints around the view and in it solved anew from nothing.
    func dropEngines() {
        if constraintsInTree {
            layout?.forget()
            layoutTop.layout?.forget()
        }
        if let superview, superview.constraintsInTree { superview.layoutTop.layout?.forget() }
    }

    /// Has it found out anew, when it is asked for, whether arithmetic places what is around the view.
    func constraintsDidChange() { layoutTop.layout?.isArithmetic = nil }

    /// Notes that something else decides now where the view lies.
    func placingDidChange() {
        if constraintsInTree || isLayoutItem { dropEngines() }
        superview?.setNeedsLayout()
    }

    /// Notes that the view has other margins.
    func marginsDidChange() {
        invalidateIntrinsicContentSize()
        if constraintsInTree { forEachEngine { $0.noteSurroundings() } }
    }

    // MARK: Constraints

    /// The nearest view that both views are, or lie in.
    func commonAncestor(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let present = view {
            if other.isDescendant(of: present) { return present }
            view = present.superview
        }
        return nil
    }

    /// Holds a constraint, which is active from now on.
    func hold(_ constraint: NSLayoutConstraint) {
        let root = rootOfTree.madeLayout
        root.lastRank += 1
        constraint.rank = root.lastRank
        constraint.holder = self
        madeLayout.constraints.append(constraint)
        noteConstraintsInTree()
        for view in constraint.views {
            view.madeLayout.mentions += 1
            view.noteConstraintsInTree()
            noteCrossing(by: view)
        }
        engineWithin?.add(constraint)
        constraintsDidChange()
        layOutAnew(constraint)
    }

    /// Lets go of a constraint, which is not active from now on.
    func letGo(of constraint: NSLayoutConstraint) {
        guard let layout, let place = layout.constraints.firstIndex(where: { $0 === constraint }) else { return }
        engineWithin?.remove(constraint)
        layout.constraints.remove(at: place)
        constraint.holder = nil
        for view in constraint.views {
            view.layout?.mentions -= 1
            // A stack goes back to its own arithmetic.
            if view.layout?.mentions == 0, view.superview is UIStackView { view.dropEngines() }
        }
        constraintsDidChange()
        layOutAnew(constraint)
    }

    /// Notes that a constraint has another constant.
    func noteChange(of constraint: NSLayoutConstraint) {
        engineWithin?.update(constraint)
        layOutAnew(constraint)
    }

    /// Puts a constraint into the engine again, with what has changed of it.
    func replace(_ constraint: NSLayoutConstraint) {
        engineWithin?.remove(constraint)
        engineWithin?.add(constraint)
        constraintsDidChange()
        layOutAnew(constraint)
    }

    /// Asks for the layout of what a constraint that has changed is about.
    private func layOutAnew(_ constraint: NSLayoutConstraint) {
        invalidateIntrinsicContentSize()
        for view in constraint.views { view.superview?.setNeedsLayout() }
    }

    /// Notes that a constraint is about the view or about something in it, for this view and all above.
    func noteConstraintsInTree() {
        if constraintsInTree { return }
        constraintsInTree = true
        climb { view in
            defer { view.constraintsInTree = true }
            return !view.constraintsInTree
        }
    }

    /// Has one engine solve what a constraint that this view holds joins, across views that have a frame.
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

    private var rootOfTree: UIView {
        var root = self
        climb {
            root = $0
            return true
        }
        return root
    }

    // MARK: Hierarchy

    /// Notes that a subview with constraints has come.
    func didLinkConstraints(of view: UIView) {
        view.layout?.forget()
        view.noteConstraintsInTree()
        noteConstraintsInTree()
        let root = rootOfTree.madeLayout
        root.lastRank = max(root.lastRank, view.layout?.lastRank ?? 0)
        if !view.isLayoutTop { layoutTop.layout?.forget() }
    }

    /// Deactivates the constraints that join a subview, or something in it, with anything outside: it is about to go.
    ///
    /// developer.apple.com/documentation/uikit/uiview/removefromsuperview(): "removing a view also removes any
    /// constraints that refer to the view you are removing, or that refer to any view in the subtree".
    func willUnlinkConstraints(of view: UIView) {
        var holder: UIView? = self
        while let present = holder {
            for constraint in present.layout?.constraints ?? []
            where constraint.views.contains(where: { $0.isDescendant(of: view) }) {
                present.letGo(of: constraint)
            }
            holder = present.superview
        }
        if !view.isLayoutTop { layoutTop.layout?.forget() }
    }
}

extension NSLayoutConstraint {
    /// The views that it is about, each once.
    var views: [UIView] {
        let one = first.item?.itemView
        let other = second.item?.itemView
        return one === other ? [one].compactMap { $0 } : [one, other].compactMap { $0 }
    }
}
