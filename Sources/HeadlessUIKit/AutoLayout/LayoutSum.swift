import Foundation
import LayoutSolver

/// A sum of attributes of views and guides, in variables of an engine and in the coordinates of one view.
struct LayoutSum {
    /// The engine that has the variables; unowned, the engine makes the sum.
    private unowned let engine: LayoutEngine
    /// The view in whose coordinates the sum is; unowned, it is the holder of the constraint.
    private unowned let holder: UIView
    private(set) var expression = LinearExpression()
    /// The items of its variables, each once.
    private(set) var items: [LayoutItem] = []
    /// Whether its constant depends on scrolling, margins or fonts.
    private(set) var dependsOnSurroundings = false

    init(_ engine: LayoutEngine, in holder: UIView) {
        self.engine = engine
        self.holder = holder
    }

    mutating func add(_ number: CGFloat) { expression.constant += Double(number) }

    /// Adds an attribute of a view or a guide, times a factor.
    mutating func add(
        _ source: any LayoutItemSource, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
    ) {
        guard let view = source.itemView else { return }
        let axis = attribute.axis
        switch attribute {
        case .width, .height: addLength(of: source, axis, factor)
        case .left, .leading, .top: addPoint(of: source, axis, at: 0, factor)
        case .right, .trailing, .bottom: addPoint(of: source, axis, at: 1, factor)
        case .centerX, .centerY: addPoint(of: source, axis, at: 0.5, factor)
        case .leftMargin, .leadingMargin, .topMargin: addPoint(of: view.layoutMarginsGuide, axis, at: 0, factor)
        case .rightMargin, .trailingMargin, .bottomMargin: addPoint(of: view.layoutMarginsGuide, axis, at: 1, factor)
        case .centerXWithinMargins, .centerYWithinMargins: addPoint(of: view.layoutMarginsGuide, axis, at: 0.5, factor)
        case .firstBaseline, .lastBaseline:
            addPoint(of: source, axis, at: attribute == .firstBaseline ? 0 : 1, factor)
            guard source === view, let baselines = view.baselines else { return }
            dependsOnSurroundings = true
            add((attribute == .firstBaseline ? baselines.first : -baselines.last) * factor)
        case .notAnAttribute: break
        }
    }

    // MARK: Lengths

    private mutating func addLength(
        of source: any LayoutItemSource, _ axis: NSLayoutConstraint.Axis, _ factor: Double
    ) {
        guard let view = source.itemView else { return }
        guard let guide = source as? UILayoutGuide else { return addVariable(.length(axis), of: source, factor) }
        switch guide.place {
        case .free, .scrollContent: addVariable(.length(axis), of: guide, factor)
        case .scrollFrame: addVariable(.length(axis), of: view, factor)
        case .inset(let insets):
            let (low, high) = Self.ends(of: insets(view), axis)
            dependsOnSurroundings = true
            addVariable(.length(axis), of: view, factor)
            add(-(low + high) * factor)
        }
    }

    // MARK: Positions

    /// Adds a point of a rectangle: its start at fraction 0, its end at 1.
    private mutating func addPoint(
        of source: any LayoutItemSource, _ axis: NSLayoutConstraint.Axis, at fraction: Double, _ factor: Double
    ) {
        guard let view = source.itemView else { return }
        guard let guide = source as? UILayoutGuide else {
            return addPoint(ofView: view, axis, at: fraction, factor)
        }
        switch guide.place {
        case .free:
            addVariable(.origin(axis), of: guide, factor)
            if fraction != 0 { addVariable(.length(axis), of: guide, factor * fraction) }
            addOffset(from: view, axis, factor)
        case .scrollContent:
            if fraction != 0 { addVariable(.length(axis), of: guide, factor * fraction) }
            addOffset(from: view, axis, factor)
        case .scrollFrame: addFrame(of: view, axis, at: fraction, factor)
        case .inset(let insets):
            let (low, high) = Self.ends(of: insets(view), axis)
            dependsOnSurroundings = true
            addPoint(ofView: view, axis, at: fraction, factor)
            add((low * (1 - fraction) - high * fraction) * factor)
        }
    }

    /// Adds a point of a view; for views in a scroll view, its sides are those of its content.
    ///
    /// "Working with Scroll Views", Auto Layout Guide: edges and margins attach to the content; the height, the width
    /// and the middle attach to the frame.
    private mutating func addPoint(
        ofView view: UIView, _ axis: NSLayoutConstraint.Axis, at fraction: Double, _ factor: Double
    ) {
        if view === holder, let scroll = view.asScrollView, fraction != 0.5 {
            if fraction != 0 { addVariable(.length(axis), of: scroll.contentLayoutGuide, factor * fraction) }
        } else {
            addFrame(of: view, axis, at: fraction, factor)
        }
    }

    private mutating func addFrame(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, at fraction: Double, _ factor: Double
    ) {
        if fraction != 0 { addVariable(.length(axis), of: view, factor * fraction) }
        if view === holder {
            addBoundsOrigin(of: view, axis, factor)
        } else {
            addVariable(.origin(axis), of: view, factor)
            if let above = view.superview { addOffset(from: above, axis, factor) }
        }
    }

    private mutating func addOffset(from view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        var current = view
        while current !== holder {
            addVariable(.origin(axis), of: current, factor)
            addBoundsOrigin(of: current, axis, -factor)
            guard let above = current.superview else { return }
            current = above
        }
    }

    private mutating func addBoundsOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard view.asScrollView != nil || view.boundsOrigin != .zero else { return }
        dependsOnSurroundings = true
        add((axis == .horizontal ? view.boundsOrigin.x : view.boundsOrigin.y) * factor)
    }

    private mutating func addVariable(
        _ part: LayoutItem.Part, of source: any LayoutItemSource, _ factor: Double
    ) {
        let item = engine.item(for: source)
        if !items.contains(where: { $0 === item }) { items.append(item) }
        expression += LinearExpression(engine.variable(part, of: item), times: factor)
    }

    private static func ends(
        of insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis
    ) -> (low: CGFloat, high: CGFloat) {
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
}

extension LayoutEngine {
    func sum(of constraint: NSLayoutConstraint) -> LayoutSum {
        let holder = constraint.holder ?? top
        var sum = LayoutSum(self, in: holder)
        // From right to left, positions grow leftwards: leading is the negative of the right side.
        let isTurned = holder.isRightToLeft && constraint.isDirectional
        if let first = constraint.firstSource {
            let attribute = constraint.firstAttribute
            sum.add(first, isTurned ? attribute.turned : attribute, times: isTurned && !attribute.isLength ? -1 : 1)
        }
        if let second = constraint.secondSource {
            let attribute = constraint.secondAttribute
            let factor = -Double(constraint.multiplier)
            sum.add(
                second, isTurned ? attribute.turned : attribute,
                times: isTurned && !attribute.isLength ? -factor : factor)
        }
        sum.add(-constraint.constant)
        return sum
    }
}
