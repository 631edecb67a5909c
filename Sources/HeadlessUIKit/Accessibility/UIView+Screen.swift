import Foundation

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
        let children = isAccessibilityElement && !hasElementsInside ? .none : takeUpChildren()
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

    /// Has every view below tell its changes.
    private func tieAllBelow() {
        subviews.forEach { view in
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

extension UIView {
    /// The subviews in the order in which they are read: the app's own, else that of the view.
    var elementChildren: [UIView] { accessibilityElements ?? childrenInOrder }

    /// Whether the view is a bar of a container, which is read first and covers nothing.
    package var isBar: Bool { barName != nil }

    /// The role that the traits ask for; the first that fits, most telling first.
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

    /// The states that the traits give.
    var statesByTraits: ElementStates {
        var states: ElementStates = []
        if accessibilityTraits.contains(.selected) { states.insert(.selected) }
        if accessibilityTraits.contains(.notEnabled) { states.insert(.disabled) }
        return states
    }
}

/// What a row is made of: its texts, which are its label, and its controls, which are its children.
struct RowContents {
    /// The texts joined, in reading order; `nil` if there is none.
    private(set) var label: String?
    /// The controls, in reading order.
    private(set) var nodes = ScreenFragment.none

    /// Takes in what is below a view.
    mutating func collect(from view: UIView) {
        view.childrenTakenUp().forEach { child in
            guard child.isOnDisplay else { return }
            // What hides its elements was looked at too: once it no longer does, the row is another one.
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
