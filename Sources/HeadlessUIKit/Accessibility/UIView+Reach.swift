import Foundation
import StageRuntime

extension UIView {
    /// Scrolls the view into view and checks that a touch would hit it.
    ///
    /// As in UIKit, a text, an image or a spinner without user interaction passes touches to its superview.
    ///
    /// - Throws: why a touch would not: the view is hidden, disabled, covered or not on the screen.
    func reach() throws(InputRefusal) {
        // Checked before scrolling: a step that fails does nothing.
        for view in sequence(first: self, next: \.superview) { try view.checkUse(of: self) }
        if accessibilityTraits.contains(.notEnabled) { throw .disabled }
        scrollIntoView()
        layoutRoot()
        var view: UIView? = self
        // The visible part of this view, in the coordinates of `view`.
        var seen = bounds
        while let current = view {
            try current.checkUse(of: self)
            let room = current.bounds
            // A view outside its superview's bounds gets no touches, unless the superview accepts touches there.
            if !room.contains(seen), current !== self, current.clips || !current.point(inside: seen.middle, with: nil) {
                seen = seen.intersection(room)
            }
            seen = seen.offsetBy(dx: current.placement.minX - room.minX, dy: current.placement.minY - room.minY)
            if let transform = current.transformInSuperview { seen = seen.applying(transform) }
            view = current.superview
        }
        if accessibilityTraits.contains(.notEnabled) { throw .disabled }
        if let cover { throw .covered(by: cover.briefNotation) }
        if placement.width <= 0 || placement.height <= 0 { throw .withoutSize }
        if seen.isEmpty { throw .outside }
        if let animations = AnimationState.keepingTouches(from: self) {
            throw .animated(until: animations.contains { $0.end == nil } ? nil : animations.compactMap(\.end).max())
        }
    }

    /// Checks that this view, the target of a touch or a view around it, lets the target have the touch.
    private func checkUse(of target: UIView) throws(InputRefusal) {
        if superview == nil, window !== self, !isScreenRoot { throw .gone }
        if isHidden || alpha < Self.leastVisibleAlpha { throw .hidden }
        if !isUserInteractionEnabled, self !== target || !letsTouchesThrough { throw .disabled }
        if !isUsable { throw .disabled }
    }

    /// Whether subviews are visible only within this view.
    private var clips: Bool { asScrollView != nil || window === self }

    /// Drags every scroll view above until this view is visible; each move is traced.
    func scrollIntoView() {
        var scrolls: [UIScrollView] = []
        climb { view in
            if let scroll = view.asScrollView { scrolls.append(scroll) }
            return true
        }
        for scroll in scrolls {
            layoutRoot()
            if scroll.dragIntoView(convert(bounds, to: scroll), naming: { briefNotation }) { layoutRoot() }
        }
    }

    /// The view that covers the middle of this one and gets its touches.
    var cover: UIView? {
        var view = self
        while let above = view.superview {
            if let cover = view.cover(within: above, of: self) { return cover }
            view = above
        }
        return nil
    }

    /// Returns the sibling in front that covers the middle of `target`; stacked views cover nothing.
    private func cover(within above: UIView, of target: UIView) -> UIView? {
        guard above.subviews.last !== self, !above.placesAllApart else { return nil }
        guard let index = above.subviews.firstIndex(where: { $0 === self }) else { return nil }
        let front = above.subviews[(index + 1)...].filter { $0.receivesTouches && !$0.isStacked }
        guard !front.isEmpty else { return nil }
        layoutRoot()
        let middle = target.convert(target.bounds.middle, to: above)
        return front.last { $0.hitTest($0.convert(middle, from: above), with: nil) != nil }
    }

    /// Whether the view gets touches, so that the views behind it do not.
    private var receivesTouches: Bool { !isHidden && alpha >= Self.leastVisibleAlpha && isUserInteractionEnabled }
    /// Whether a stack lays the view out, so that it lies beside its siblings.
    var isStacked: Bool { superview?.placesApart(self) ?? false }

    private func layoutRoot() {
        var root = self
        while let above = root.superview { root = above }
        root.layoutIfNeeded()
    }

    /// The notation of the view's element, or of the first one in it, or else the name of its class.
    var briefNotation: String {
        guard let node = fragmentForMessage().first else { return String(describing: type(of: self)) }
        return ScreenElement(node: node, depth: 0, parent: nil, index: 0, end: 1).notation
    }

    /// The elements of the view, for a message; ``isReadFromAbove`` stays as it was.
    private func fragmentForMessage() -> ScreenFragment {
        let wasReadFromAbove = isReadFromAbove
        defer { isReadFromAbove = wasReadFromAbove }
        return readFragment()
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
