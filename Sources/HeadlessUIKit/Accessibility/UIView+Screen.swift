import Foundation

extension UIView {
    /// Notes that the content of the view changed: drops the caches of the view and of its superviews.
    func invalidateScreen() {
        if isWatchedAfterLeaving { reportChangeAfterLeaving() }
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

    /// The elements of the view and all below it, from the cache if nothing has changed.
    func takeUp() -> ScreenFragment {
        isTakenUp = true
        if let fragment { return fragment }
        let made = makeFragment()
        fragment = made
        return made
    }

    /// Makes the elements of the view and all below it.
    private func makeFragment() -> ScreenFragment {
        if accessibilityElementsHidden { return .none }
        guard let role = elementRole else { return isAccessibilityElement ? .none : takeUpChildren() }
        if role == .row {
            var row = RowContents()
            row.collect(from: self)
            return .one(ScreenNode(self, role: role, label: accessibilityLabel ?? row.label, children: row.nodes))
        }
        let children = isAccessibilityElement && !hasElementsInside ? .none : takeUpChildren()
        return .one(ScreenNode(self, role: role, label: elementLabel, children: children))
    }

    /// The views that are read, in order: the subviews, or those that the app lists in `accessibilityElements`.
    ///
    /// The app may list views that lie deeper; those with a hidden view on the way to them are left out. Since the
    /// listed views may be added, removed or hidden anywhere below, a change of any view below then drops this view's
    /// cache too.
    func childrenTakenUp() -> [UIView] {
        guard let children = accessibilityElements else { return childrenInOrder }
        // Only the app's own list can name views that are not subviews.
        if children.allSatisfy({ $0.superview === self }) { return children }
        tieAllBelow()
        return children.filter { child in
            var view = child.superview
            while let present = view, present !== self {
                guard present.isOnDisplay, !present.accessibilityElementsHidden else { return false }
                view = present.superview
            }
            return view != nil
        }
    }

    /// Makes every view below report its changes to the views above it.
    private func tieAllBelow() {
        subviews.forEach { view in
            view.isTakenUp = true
            view.tieAllBelow()
        }
    }

    /// The elements of the subviews in reading order: bars first; if a subview is modal, only that one's elements.
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

extension UIView {
    /// The subviews in the order in which they are read: as the app lists them, otherwise the view's own order.
    var elementChildren: [UIView] { accessibilityElements ?? childrenInOrder }

    /// Whether the view is a bar of a container, which is read first and covers nothing.
    package var isBar: Bool { barName != nil }

    /// The role that the traits imply; if several fit, the most specific one.
    var roleByTraits: ElementRole? {
        let traits = accessibilityTraits
        guard traits != .none else { return nil }
        if traits.contains(.segment) { return .segment }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) { return .button }
        if traits.contains(.header) { return .heading }
        if traits.contains(.searchField) { return .field }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        return nil
    }

    /// The states that the traits imply.
    var statesByTraits: ElementStates {
        var states: ElementStates = []
        if accessibilityTraits.contains(.selected) { states.insert(.selected) }
        if accessibilityTraits.contains(.notEnabled) { states.insert(.disabled) }
        return states
    }
}

/// The parts of a row: its texts, which make its label, and its controls, which are its children.
struct RowContents {
    /// The texts joined, in reading order; `nil` if there is none.
    private(set) var label: String?
    /// The controls, in reading order.
    private(set) var nodes = ScreenFragment.none

    /// Adds the contents of all views below a view.
    mutating func collect(from view: UIView) {
        view.childrenTakenUp().forEach { child in
            guard child.isOnDisplay else { return }
            // Views that hide their elements are noted too: the row changes as soon as they stop hiding them.
            child.isTakenUp = true
            if child.accessibilityElementsHidden { return }
            if child.joinsRowLabel {
                if let text = child.elementLabel, !text.isEmpty { label = label.map { $0 + ", " + text } ?? text }
            } else if child.elementRole != nil {
                nodes.append(child.takeUp(), expecting: 2)
            } else {
                collect(from: child)
            }
        }
    }
}
