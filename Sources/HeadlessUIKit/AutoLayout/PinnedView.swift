import Foundation

/// A view whose four edges are pinned to those of the view around it: its place is a sum, and no solver is needed.
///
/// Most screens are made so: a column in a guide, or in a scroll view. As soon as one constraint below a top says
/// anything else, the solver places everything there.
struct PinnedView {
    /// What is pinned.
    enum Edge: Int {
        /// The left edge.
        case left
        /// The top edge.
        case top
        /// The right edge.
        case right
        /// The bottom edge.
        case bottom
        /// The width, in a scroll view alone.
        case width
    }

    /// What an edge is pinned by.
    struct Pin {
        /// The constraint; strong, as long as it is active.
        let constraint: NSLayoutConstraint
        /// The insets of the guide that it is pinned to; `nil` for the view itself.
        let insets: ((UIView) -> UIEdgeInsets)?
    }

    /// The view that is pinned; unowned, it is forgotten before it leaves.
    unowned let view: UIView
    /// The pins, by edge.
    fileprivate(set) var pins: [Pin?] = [nil, nil, nil, nil, nil]

    fileprivate init(_ view: UIView) { self.view = view }

    /// How far the edges lie within those of the view that it lies in, in points.
    func insets(in outer: UIView) -> UIEdgeInsets {
        func inset(_ edge: Edge) -> (guide: UIEdgeInsets, constant: CGFloat) {
            let pin = pins[edge.rawValue]
            return (pin?.insets?(outer) ?? .zero, pin?.constraint.constant ?? 0)
        }
        let (left, top, right, bottom) = (inset(.left), inset(.top), inset(.right), inset(.bottom))
        return UIEdgeInsets(
            top: top.guide.top + top.constant, left: left.guide.left + left.constant,
            bottom: bottom.guide.bottom - bottom.constant, right: right.guide.right - right.constant)
    }

    /// By how much the view is wider than the scroll view that it lies in, in points.
    var extraWidth: CGFloat { pins[Edge.width.rawValue]?.constraint.constant ?? 0 }
}

extension UIView {
    /// Whether arithmetic places everything that constraints place below the view's top.
    var isArithmetic: Bool {
        let layout = layoutTop.madeLayout
        if let known = layout.isArithmetic { return known }
        let isArithmetic = layoutTop.findPins()
        layout.isArithmetic = isArithmetic
        if isArithmetic { layout.engine = nil }
        return isArithmetic
    }

    /// Places the pinned subviews.
    func placePinnedSubviews() {
        if let pinned = layout?.pins.first, asScrollView != nil {
            let insets = pinned.insets(in: self)
            let width = max(placement.width + pinned.extraWidth, 0)
            let height = pinned.view.height(atWidth: width)
            return pinned.view.place(CGRect(x: insets.left, y: insets.top, width: width, height: height))
        }
        for pinned in layout?.pins ?? [] { pinned.view.place(bounds.inset(by: pinned.insets(in: self))) }
    }

    /// The size of a scroll view's content, of which a subview is pinned to all edges; `nil` if the solver knows it.
    var pinnedContentSize: CGSize? {
        guard let pinned = layout?.pins.first, isArithmetic else { return nil }
        let (insets, frame) = (pinned.insets(in: self), pinned.view.placement)
        return CGSize(width: frame.maxX + insets.right, height: frame.maxY + insets.bottom)
    }

    /// The height that the pinned subviews ask for if the view is so wide, in points.
    func pinnedHeight(atWidth width: CGFloat) -> CGFloat {
        (layout?.pins ?? []).reduce(0) { height, pinned in
            let insets = pinned.insets(in: self)
            return max(
                height, insets.top + pinned.view.height(atWidth: width - insets.left - insets.right) + insets.bottom)
        }
    }

    /// The height that the content asks for if it is so wide; none if it asks for none.
    private func height(atWidth width: CGFloat) -> CGFloat {
        if asScrollView == nil, layout?.pins.isEmpty == false { return pinnedHeight(atWidth: width) }
        return max(contentSize(atWidth: width).height, 0)
    }

    /// How many constraints about a scroll view say only how large its content is, so that none sizes the view itself.
    var constraintsOfContent: Int {
        guard asScrollView != nil, let layout, layout.mentions == layout.constraints.count, let pins = foundPins
        else { return 0 }
        return pins.isEmpty ? 0 : layout.mentions
    }

    // MARK: Finding pins

    /// Finds the pins of all that the view's constraints place; tells whether there is nothing but pins.
    private func findPins() -> Bool {
        guard superview != nil || translatesAutoresizingMaskIntoConstraints, let pins = foundPins else { return false }
        if !pins.isEmpty || layout != nil { madeLayout.pins = pins }
        return subviews.allSatisfy { $0.isLayoutTop || !$0.constraintsInTree || $0.findPins() }
    }

    /// The pinned subviews; `nil` if a constraint that the view holds says anything else.
    private var foundPins: [PinnedView]? {
        if let stack = self as? UIStackView, stack.isSolved { return nil }
        guard let layout, !layout.constraints.isEmpty else { return [] }
        if asRowList != nil { return nil }
        var found: [PinnedView] = []
        for constraint in layout.constraints {
            guard let (view, edge, pin) = pin(by: constraint) else { return nil }
            let place = found.firstIndex { $0.view === view } ?? found.count
            if place == found.count { found.append(PinnedView(view)) }
            guard found[place].pins[edge.rawValue] == nil else { return nil }
            found[place].pins[edge.rawValue] = pin
        }
        let count = asScrollView == nil ? 4 : 5
        guard asScrollView == nil || found.count == 1 && found[0].view.isMeasuredAlone else { return nil }
        let isWhole = found.allSatisfy { pinned in
            let inside = pinned.view.layout?.constraints.count { $0.views.contains { $0 === pinned.view } } ?? 0
            return pinned.pins.count { $0 != nil } == count && pinned.view.layout?.mentions == count + inside
        }
        return isWhole ? found : nil
    }

    /// Whether the view alone says how high it is: no constraint is about its content.
    private var isMeasuredAlone: Bool { layout?.constraints.isEmpty != false }

    /// What a constraint that the view holds pins to it; `nil` if it is not a pin.
    private func pin(by constraint: NSLayoutConstraint) -> (UIView, PinnedView.Edge, PinnedView.Pin)? {
        guard constraint.relation == .equal, constraint.multiplier == 1, constraint.priority == .required,
            let view = constraint.first.item as? UIView, view.superview === self,
            !view.translatesAutoresizingMaskIntoConstraints,
            let edge = Self.edge(constraint.first.attribute), edge == Self.edge(constraint.second.attribute)
        else { return nil }
        let isWidth = edge == .width
        if constraint.second.item === self {
            return isWidth && asScrollView == nil
                ? nil : (view, edge, PinnedView.Pin(constraint: constraint, insets: nil))
        }
        guard let guide = constraint.second.item as? UILayoutGuide, guide.owningView === self else { return nil }
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
