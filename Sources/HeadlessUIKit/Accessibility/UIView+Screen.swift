extension UIView {
    /// Notes that the view shows something else: caches are dropped up to where they already are.
    func invalidateScreen() {
        if isGone { reportChangeAfterLeaving() }
        guard isTakenUp || fragment != nil || cachedScreen != nil else { return }
        forgetScreen()
        guard isTakenUp else { return }
        isTakenUp = false
        climb { view in
            view.forgetScreen()
            defer { view.isTakenUp = false }
            return view.isTakenUp
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

    /// The views that are read in order: those right below, or those that an order of the app's own names.
    ///
    /// Such an order may name views that lie deeper, and read are those with nothing hidden on the way to them. What
    /// it names may come, go or be hidden anywhere below, so then every view below is tied to this one: its changes
    /// reach it.
    func childrenTakenUp() -> [UIView] {
        guard let children = accessibilityElements else { return childrenInOrder }
        // Only an order of the app's own can name views that are not right below.
        if children.allSatisfy({ $0.superlink.leads(to: self) }) { return children }
        tieAllBelow()
        return children.filter { child in
            var view = child.above
            while let present = view, present !== self {
                guard present.isOnDisplay, !present.accessibilityElementsHidden else { return false }
                view = present.above
            }
            return view != nil
        }
    }

    /// Has every view below tell its changes.
    private func tieAllBelow() {
        below.forEach { view in
            view.isTakenUp = true
            view.tieAllBelow()
        }
    }

    /// The elements of the subviews in reading order: bars first, and nothing beside a modal view.
    func takeUpChildren() -> ScreenFragment {
        let children = childrenTakenUp()
        if children.isEmpty { return .none }
        var modal: UIView?
        var bars = ScreenFragment.none
        var others = ScreenFragment.none
        children.forEach { view in
            guard view.isOnDisplay else { return }
            if view.accessibilityViewIsModal { modal = view }
            if view.isBar {
                bars.append(view.takeUp(), expecting: children.count)
            } else {
                others.append(view.takeUp(), expecting: children.count)
            }
        }
        if let modal { return modal.takeUp() }
        if case .none = bars { return others }
        bars.append(others, expecting: children.count)
        return bars
    }
}
