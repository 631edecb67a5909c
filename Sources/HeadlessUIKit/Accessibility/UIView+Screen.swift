import Foundation

extension UIView {
    /// Drops the cached elements of the view and its superviews, since the view's content has changed.
    func invalidateScreen() {
        if isWatchedAfterLeaving { reportChangeAfterLeaving() }
        guard isReadFromAbove || fragment != nil || cachedScreen != nil else { return }
        dropScreenCaches()
        guard isReadFromAbove else { return }
        isReadFromAbove = false
        climb { view in
            view.dropScreenCaches()
            defer { view.isReadFromAbove = false }
            return view.isReadFromAbove
        }
    }

    private func dropScreenCaches() {
        if fragment != nil { fragment = nil }
        if cachedScreen != nil { cachedScreen = nil }
    }

    /// The elements of the view and all below it, from the cache if nothing has changed.
    func readFragment() -> ScreenFragment {
        isReadFromAbove = true
        if let fragment { return fragment }
        let made = makeFragment()
        fragment = made
        return made
    }

    private func makeFragment() -> ScreenFragment {
        if accessibilityElementsHidden { return .none }
        guard let role = elementRole else { return isAccessibilityElement ? .none : readChildren() }
        if role == .row {
            var row = RowContents()
            row.collect(from: self)
            return .one(ScreenNode(self, role: role, label: accessibilityLabel ?? row.label, children: row.nodes))
        }
        let children = isAccessibilityElement && !hasElementsInside ? .none : readChildren()
        return .one(ScreenNode(self, role: role, label: elementLabel, children: children))
    }

    /// Returns the views to read, in order: the subviews, or those that the app lists in `accessibilityElements`.
    ///
    /// The app may list deeper views; those in a hidden view are left out. As a listed view may be added, removed or
    /// hidden anywhere below, every change below then drops the cache of this view.
    func childrenToRead() -> [UIView] {
        guard let children = listedElements else { return childrenInOrder }
        // Only the app's own list can name views that are not subviews.
        if children.allSatisfy({ $0.superview === self }) { return children }
        markAllBelowAsRead()
        return children.filter { child in
            var view = child.superview
            while let current = view, current !== self {
                guard current.isOnDisplay, !current.accessibilityElementsHidden else { return false }
                view = current.superview
            }
            return view != nil
        }
    }

    private func markAllBelowAsRead() {
        subviews.forEach { view in
            view.isReadFromAbove = true
            view.markAllBelowAsRead()
        }
    }

    /// The elements of the subviews in reading order: bars first; if a subview is modal, only its elements.
    func readChildren() -> ScreenFragment {
        let children = childrenToRead()
        if children.isEmpty { return .none }
        var modal: UIView?
        var bars = ScreenFragment.none
        var others = ScreenFragment.none
        children.forEach { view in
            guard view.isOnDisplay else { return }
            if view.accessibilityViewIsModal { modal = view }
            if view.isBar {
                bars.append(view.readFragment(), expecting: children.count)
            } else {
                others.append(view.readFragment(), expecting: children.count)
            }
        }
        if let modal { return modal.readFragment() }
        if case .none = bars { return others }
        bars.append(others, expecting: children.count)
        return bars
    }
}

extension UIView {
    /// The subviews in reading order: as the app lists them, or else the view's own order.
    var elementChildren: [UIView] { listedElements ?? childrenInOrder }
    /// The views that the app lists to be read; `nil` if it lists none.
    private var listedElements: [UIView]? { accessibilityElements?.compactMap { $0 as? UIView } }
    /// Whether the view is a bar of a container, which is read first and covers nothing.
    package var isBar: Bool { barName != nil }
    /// Whether the view can be an element: the app leaves it an accessibility element, or gives it an identifier.
    var mayBeElement: Bool { isAccessibilityElement || accessibilityIdentifier != nil }

    /// Makes the view an element of a role, whatever its traits; for views of the module above, such as a map.
    package func setRole(_ role: ElementRole) {
        madeExtras.role = role
        invalidateScreen()
    }

    /// The role of a plain view: what its traits imply, or else text; `nil` if it is no element.
    var plainRole: ElementRole? {
        mayBeElement ? roleByTraits ?? .text : nil
    }

    /// The role that the traits imply; if several fit, the most specific one.
    var roleByTraits: ElementRole? {
        let traits = accessibilityTraits
        guard traits != .none else { return nil }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) { return isChoice ? .segment : .button }
        if traits.contains(.header) { return .heading }
        if traits.contains(.searchField) { return .field }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        return nil
    }

    /// Whether the view is a choice in a view with the trait `tabBar`.
    var isChoice: Bool { superview?.accessibilityTraits.contains(.tabBar) ?? false }

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
    private(set) var nodes = ScreenFragment.none

    mutating func collect(from view: UIView) {
        view.childrenToRead().forEach { child in
            guard child.isOnDisplay else { return }
            // Views that hide their elements are marked too: the row changes when they stop hiding them.
            child.isReadFromAbove = true
            if child.accessibilityElementsHidden { return }
            if child.isPartOfRowLabel {
                if let text = child.elementLabel, !text.isEmpty { label = label.map { $0 + ", " + text } ?? text }
            } else if child.elementRole != nil {
                nodes.append(child.readFragment(), expecting: 2)
            } else {
                collect(from: child)
            }
        }
    }
}
