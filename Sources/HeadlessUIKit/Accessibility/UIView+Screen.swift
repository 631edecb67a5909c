extension UIView {
    /// Notes that the view shows something else: caches are dropped up to where they already are.
    func invalidateScreen() {
        fragment = nil
        cachedScreen = nil
        var view = self
        while view.isTakenUp {
            view.isTakenUp = false
            guard let above = view.superview else { return }
            above.fragment = nil
            above.cachedScreen = nil
            view = above
        }
    }

    /// The elements of the view and of all below, from the cache where nothing has changed.
    func takeUp() -> [ScreenNode] {
        isTakenUp = true
        if let fragment { return fragment.nodes }
        let nodes = makeNodes()
        fragment = ScreenFragment(nodes: nodes)
        return nodes
    }

    /// The elements of the view and of all below.
    private func makeNodes() -> [ScreenNode] {
        if accessibilityElementsHidden { return [] }
        guard let role = elementRole else { return isAccessibilityElement ? [] : takeUpChildren() }
        if role == .row {
            var row = RowContents()
            row.collect(from: self)
            return [ScreenNode(self, role: role, label: accessibilityLabel ?? row.label, children: row.nodes)]
        }
        let children = isAccessibilityElement ? [] : takeUpChildren()
        return [ScreenNode(self, role: role, label: elementLabel, children: children)]
    }

    /// The views right below in reading order; those that lie deeper are tied to this one, so that changes reach it.
    func childrenTakenUp() -> [UIView] {
        let children = elementChildren
        guard children.contains(where: { $0.above !== self }) else { return children }
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
    func takeUpChildren() -> [ScreenNode] {
        let children = childrenTakenUp()
        if let modal = children.last(where: { $0.accessibilityViewIsModal && $0.isOnDisplay }) { return modal.takeUp() }
        var nodes: [ScreenNode] = []
        var hasBar = false
        for view in children where view.isBar && view.isOnDisplay {
            hasBar = true
            nodes += view.takeUp()
        }
        for view in children where view.isOnDisplay && !(hasBar && view.isBar) {
            let more = view.takeUp()
            if nodes.isEmpty { nodes = more } else { nodes += more }
        }
        return nodes
    }
}
