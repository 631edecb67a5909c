import Foundation

/// The constraints by which an engine lays out a stack if the app's constraints are about its arranged views.
///
/// The rules are those of developer.apple.com/documentation/uikit/uistackview; the names in traces are UIKit's.
final class StackConstraints {
    /// The stack; unowned, the engine is released before it.
    unowned let stack: UIStackView
    /// Whether the stack has changed since they were made.
    var isDue = true
    /// The constraints; strong, they have no other owner.
    private(set) var made: [NSLayoutConstraint] = []
    var items: [LayoutItem] = []

    init(_ stack: UIStackView) { self.stack = stack }

    func make() -> [NSLayoutConstraint] {
        isDue = false
        made = []
        let views = stack.shown
        guard let first = views.first, let last = views.last else { return [] }
        let (start, end) = along
        let (low, high) = margins(start == .leading)
        let isApart = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        add("UISV-canvas-connection", first, start, .equal, stack, start, low)
        add("UISV-canvas-connection", last, end, .equal, stack, end, -high)
        let byBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                "UISV-spacing", next, byBaselines ? .firstBaseline : start, isApart ? .greaterThanOrEqual : .equal,
                view, byBaselines ? .lastBaseline : end, stack.spacing(after: view))
        }
        distribute(views, first)
        for view in views { align(view, first) }
        if stack.alignment != .fill {
            let length: NSLayoutConstraint.Attribute = stack.axis == .horizontal ? .height : .width
            add("UISV-ambiguity-suppression", stack, length, .equal, nil, .notAnAttribute, 0, priority: 25)
        }
        return made
    }

    private var along: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        stack.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }

    private var across: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        stack.axis == .horizontal ? (.top, .bottom) : (.leading, .trailing)
    }

    private func margins(_ isHorizontal: Bool) -> (low: CGFloat, high: CGFloat) {
        let margins = stack.margins
        guard isHorizontal else { return (margins.top, margins.bottom) }
        return stack.isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }

    // MARK: Along the axis

    private func distribute(_ views: [UIView], _ first: UIView) {
        let length: NSLayoutConstraint.Attribute = stack.axis == .horizontal ? .width : .height
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { add("UISV-fill-equally", view, length, .equal, first, length, 0) }
        case .fillProportionally:
            let lengths = views.map { view in
                let size = view.contentSize(atWidth: nil)
                return max(stack.axis == .horizontal ? size.width : size.height, 0)
            }
            guard let own = lengths.first, own > 0 else { return }
            for (view, other) in zip(views, lengths).dropFirst() {
                add(
                    "UISV-fill-proportionally", view, length, .equal, first, length, 0, multiplier: other / own,
                    priority: 999)
            }
        case .equalSpacing: makeGapsEqual(views, from: along.end, to: along.start, priority: 1000)
        case .equalCentering:
            let middle: NSLayoutConstraint.Attribute = stack.axis == .horizontal ? .centerX : .centerY
            makeGapsEqual(views, from: middle, to: middle, priority: 149)
        }
    }

    /// Makes the distances between neighbours equal, with a guide for each.
    private func makeGapsEqual(
        _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
    ) {
        let length: NSLayoutConstraint.Attribute = stack.axis == .horizontal ? .width : .height
        var firstGap: UILayoutGuide?
        for (number, (view, next)) in zip(views, views.dropFirst()).enumerated() {
            let gap = stack.ownGuide("UISV-gap-\(number)") { .free }
            add("UISV-distributing-edge", gap, along.start, .equal, view, from, 0)
            add("UISV-distributing-edge", gap, along.end, .equal, next, to, 0)
            if let firstGap {
                add("UISV-distributing", gap, length, .equal, firstGap, length, 0, priority: priority)
            }
            firstGap = firstGap ?? gap
        }
    }

    // MARK: Across the axis

    private func align(_ view: UIView, _ first: UIView) {
        let (start, end) = across
        let (low, high) = margins(start == .leading)
        let alignment = stack.alignment
        let fillsStart = alignment == .fill || alignment == .leading
        let fillsEnd = alignment == .fill || alignment == .trailing
        add("UISV-alignment", view, start, fillsStart ? .equal : .greaterThanOrEqual, stack, start, low)
        add("UISV-alignment", view, end, fillsEnd ? .equal : .lessThanOrEqual, stack, end, -high)
        switch alignment {
        case .center:
            let middle: NSLayoutConstraint.Attribute = stack.axis == .horizontal ? .centerY : .centerX
            let shift = start == .leading && stack.isRightToLeft ? high - low : low - high
            add("UISV-alignment", view, middle, .equal, stack, middle, shift / 2)
        case .firstBaseline, .lastBaseline:
            let baseline: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            if view !== first { add("UISV-alignment", view, baseline, .equal, first, baseline, 0) }
            add("UISV-ambiguity-suppression", view, start, .equal, stack, start, low, priority: 24)
        default: break
        }
    }

    private func add(
        _ name: String, _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: Any?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, multiplier: CGFloat = 1,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.identifier = name
        constraint.priority = UILayoutPriority(priority)
        constraint.holder = stack
        made.append(constraint)
    }
}

extension LayoutEngine {
    func solve(_ stack: UIStackView) {
        guard stacks.allSatisfy({ $0.stack !== stack }) else { return }
        stacks.append(StackConstraints(stack))
    }

    func updateStacks() {
        // An arranged view may itself be a stack.
        while let constraints = stacks.first(where: \.isDue) {
            for constraint in constraints.made { remove(constraint) }
            let old = constraints.items
            constraints.items = ([constraints.stack] + constraints.stack.shown).map { item(for: $0) }
            for item in constraints.items {
                item.uses += 1
                item.isContentDue = true
            }
            for constraint in constraints.make() { add(constraint) }
            for item in old { release(item) }
        }
    }
}
