import Foundation

/// A view whose four edges are pinned to its superview's, so that its frame is a sum and needs no solver.
///
/// Most screens consist of such views: a stack view in a guide, or in a scroll view. If one constraint below a layout
/// top is of another kind, the solver places everything there.
final class PinnedView {
    enum Edge {
        case left, top, right, bottom
        /// Pinned in a scroll view only.
        case width
    }

    struct Pin {
        /// The constraint; strong, while it is active.
        let constraint: NSLayoutConstraint
        /// The insets of the guide to which it is pinned; `nil` for the superview itself.
        let insets: ((UIView) -> UIEdgeInsets)?
    }

    /// The pinned view; unowned, it leaves the list of pinned views before it is released.
    unowned let view: UIView
    private var left, top, right, bottom, width: Pin?
    private(set) var count = 0

    fileprivate init(_ view: UIView) { self.view = view }

    /// Adds a pin; returns whether the edge had none.
    fileprivate func add(_ pin: Pin, at edge: Edge) -> Bool {
        let former: Pin?
        switch edge {
        case .left: (former, left) = (left, pin)
        case .top: (former, top) = (top, pin)
        case .right: (former, right) = (right, pin)
        case .bottom: (former, bottom) = (bottom, pin)
        case .width: (former, width) = (width, pin)
        }
        count += 1
        return former == nil
    }

    /// Returns the distances of its edges from the superview's, in points.
    func insets(in outer: UIView) -> UIEdgeInsets {
        func inset(_ pin: Pin?) -> (guide: UIEdgeInsets, constant: CGFloat) {
            (pin?.insets?(outer) ?? .zero, pin?.constraint.constant ?? 0)
        }
        let (left, top, right, bottom) = (inset(left), inset(top), inset(right), inset(bottom))
        return UIEdgeInsets(
            top: top.guide.top + top.constant, left: left.guide.left + left.constant,
            bottom: bottom.guide.bottom - bottom.constant, right: right.guide.right - right.constant)
    }

    /// How much wider it is than the scroll view around it, in points.
    var extraWidth: CGFloat { width?.constraint.constant ?? 0 }
}

extension UIView {
    /// Whether all constrained views below the layout top are pinned, so that no solver is needed; cached.
    var isPlacedByArithmetic: Bool {
        let top = layoutTop
        let layout = top.madeLayout
        if let known = layout.isPlacedByArithmetic { return known }
        let isPlacedByArithmetic = top.findPins()
        layout.isPlacedByArithmetic = isPlacedByArithmetic
        if isPlacedByArithmetic { layout.engine = nil }
        return isPlacedByArithmetic
    }

    func placePinnedSubviews() {
        if let pinned = layout?.pins.first, asScrollView != nil {
            let insets = pinned.insets(in: self)
            let width = max(placement.width + pinned.extraWidth, 0)
            let height = pinned.view.height(atWidth: width)
            return pinned.view.place(CGRect(x: insets.left, y: insets.top, width: width, height: height))
        }
        for pinned in layout?.pins ?? [] { pinned.view.place(bounds.inset(by: pinned.insets(in: self))) }
    }

    /// The content size of a scroll view with a subview pinned to all its edges; `nil` if the solver computes it.
    var pinnedContentSize: CGSize? {
        guard let pinned = layout?.pins.first, isPlacedByArithmetic else { return nil }
        let (insets, frame) = (pinned.insets(in: self), pinned.view.placement)
        return CGSize(width: frame.maxX + insets.right, height: frame.maxY + insets.bottom)
    }

    /// Returns the height that the pinned subviews need at a width, in points.
    func pinnedHeight(atWidth width: CGFloat) -> CGFloat {
        (layout?.pins ?? []).reduce(0) { height, pinned in
            let insets = pinned.insets(in: self)
            return max(
                height, insets.top + pinned.view.height(atWidth: width - insets.left - insets.right) + insets.bottom)
        }
    }

    /// Returns the height that the content needs at a width, in points; 0 if it needs none.
    private func height(atWidth width: CGFloat) -> CGFloat {
        if asScrollView == nil, layout?.pins.isEmpty == false { return pinnedHeight(atWidth: width) }
        return max(contentSize(atWidth: width).height, 0)
    }

    /// How many constraints of a scroll view set only its content size; 0 if another one may set the view's size.
    var contentConstraintCount: Int {
        guard asScrollView != nil, let layout else { return 0 }
        if let known = layout.contentConstraintCount { return known }
        let isAllContent = layout.constraintCount == layout.constraints.count && foundPins?.isEmpty == false
        let count = isAllContent ? layout.constraintCount : 0
        layout.contentConstraintCount = count
        return count
    }

    // MARK: Finding pins

    /// Finds the pins here and below; returns whether there are no other constraints.
    private func findPins() -> Bool {
        guard superview != nil || translatesAutoresizingMaskIntoConstraints, let pins = foundPins else { return false }
        if !pins.isEmpty || layout != nil { madeLayout.pins = pins }
        return subviews.allSatisfy { !$0.constraintsInTree || $0.isLayoutTop || $0.findPins() }
    }

    /// The pinned subviews; `nil` if the view holds a constraint that is not a pin.
    private var foundPins: [PinnedView]? {
        if let stack = self as? UIStackView, stack.isSolved { return nil }
        guard let layout, !layout.constraints.isEmpty else { return [] }
        if asRowList != nil { return nil }
        var found: [PinnedView] = []
        for constraint in layout.constraints {
            guard let (view, edge, pin) = pin(by: constraint) else { return nil }
            let index = found.firstIndex { $0.view === view } ?? found.count
            if index == found.count { found.append(PinnedView(view)) }
            guard found[index].add(pin, at: edge) else { return nil }
        }
        let count = asScrollView == nil ? 4 : 5
        guard asScrollView == nil || found.count == 1 && found[0].view.isMeasuredWithoutConstraints else { return nil }
        let isWhole = found.allSatisfy { pinned in
            let inside = pinned.view.layout?.constraints.count { $0.isAbout { $0 === pinned.view } } ?? 0
            return pinned.count == count && pinned.view.layout?.constraintCount == count + inside
        }
        return isWhole ? found : nil
    }

    private var isMeasuredWithoutConstraints: Bool { layout?.constraints.isEmpty != false }

    /// Returns the view and the edge that a constraint pins; `nil` if it is not a pin.
    private func pin(by constraint: NSLayoutConstraint) -> (UIView, PinnedView.Edge, PinnedView.Pin)? {
        guard constraint.relation == .equal, constraint.multiplier == 1, constraint.priority == .required,
            !isRightToLeft || !constraint.isDirectional,
            case .view(let pinned) = constraint.first, let view = pinned.view, view.superview === self,
            !view.translatesAutoresizingMaskIntoConstraints,
            let edge = Self.edge(constraint.firstAttribute), edge == Self.edge(constraint.secondAttribute)
        else { return nil }
        let isWidth = edge == .width
        guard let second = constraint.second, second.view === self else { return nil }
        guard case .guide(let guide) = second else {
            return isWidth && asScrollView == nil
                ? nil : (view, edge, PinnedView.Pin(constraint: constraint, insets: nil))
        }
        switch guide.place {
        case .free: return nil
        case .inset(let insets):
            return asScrollView != nil || isWidth
                ? nil : (view, edge, PinnedView.Pin(constraint: constraint, insets: insets))
        case .scrollContent: return isWidth ? nil : (view, edge, PinnedView.Pin(constraint: constraint, insets: nil))
        case .scrollFrame: return isWidth ? (view, edge, PinnedView.Pin(constraint: constraint, insets: nil)) : nil
        }
    }

    private static func edge(_ attribute: NSLayoutConstraint.Attribute) -> PinnedView.Edge? {
        switch attribute {
        case .left, .leading: .left
        case .right, .trailing: .right
        case .top: .top
        case .bottom: .bottom
        case .width: .width
        case .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
            .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
            .notAnAttribute:
            nil
        }
    }
}
