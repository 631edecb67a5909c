extension UIView {
    /// Notes that the view shows something else: caches are dropped up to where they already are.
    func invalidateScreen() {
        if isGone { reportChangeAfterLeaving() }
        guard isTakenUp || fragment != nil || cachedScreen != nil else { return }
        forgetScreen()
        var view = self
        while view.isTakenUp {
            view.isTakenUp = false
            guard let above = view.above else { return }
            above.forgetScreen()
            view = above
        }
    }

    private func forgetScreen() {
        if fragment != nil { fragment = nil }
        if cachedScreen != nil { cachedScreen = nil }
    }

    /// The elements of the view and of all below, from the cache where nothing has changed.
    func takeUp() -> ScreenFragment {
        isTakenUp = true
        if let fragment { return fragment }
        let made = makeFragment()
        fragment = made
        return made
    }

    /// The elements of the view and of all below.
    private func makeFragment() -> ScreenFragment {
        if accessibilityElementsHidden { return .none }
        guard let role = elementRole else { return isAccessibilityElement ? .none : takeUpChildren() }
        if role == .row {
            var row = RowContents()
            row.collect(from: self)
            return .one(ScreenNode(self, role: role, label: accessibilityLabel ?? row.label, children: row.nodes))
        }
        let children = isAccessibilityElement ? .none : takeUpChildren()
        return .one(ScreenNode(self, role: role, label: elementLabel, children: children))
    }

    /// The views right below in reading order; those that lie deeper are tied to this one, so that changes reach it.
    func childrenTakenUp() -> [UIView] {
        // Only an order of the app's own can name views that are not right below.
        guard let children = accessibilityElements, children.contains(where: { $0.above !== self }) else {
            return elementChildren
        }
        return children.filter { child in
            var path: [UIView] = []
            var view = child.above
            while let present = view, present !== self {
                path.append(present)
                view = present.above
            }
            guard view != nil else { return false }
            for between in path { between.isTakenUp = true }
            return true
        }
    }

    /// The elements of the subviews in reading order: bars first, and nothing beside a modal view.
    func takeUpChildren() -> ScreenFragment {
        let children = childrenTakenUp()
        if children.isEmpty { return .none }
        var modal: UIView?
        var hasBar = false
        for view in children where view.isOnDisplay {
            if view.accessibilityViewIsModal { modal = view }
            if view.isBar { hasBar = true }
        }
        if let modal { return modal.takeUp() }
        var fragment = ScreenFragment.none
        if hasBar {
            for view in children where view.isBar && view.isOnDisplay {
                fragment.append(view.takeUp(), expecting: children.count)
            }
        }
        for view in children where view.isOnDisplay && !(hasBar && view.isBar) {
            fragment.append(view.takeUp(), expecting: children.count)
        }
        return fragment
    }
}
