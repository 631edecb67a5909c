import Foundation
import LayoutSolver

extension LayoutEngine {
    /// The rank of the engine's own constraints, the lowest: a conflict leaves out one of the app.
    private static let ownRank = -1

    // MARK: Variables

    /// Returns the variable of one part of an item, making it if needed; in a pinned view its value is fixed.
    func variable(_ part: LayoutItem.Part, of item: LayoutItem) -> SolverVariable {
        if let known = item.variables[part.rawValue] { return known }
        let variable = solver.makeVariable()
        item.variables[part.rawValue] = variable
        if item.isPinned, let view = item.view {
            let value = view.value(of: part)
            let expression = LinearExpression(variable) - LinearExpression(Double(value))
            let (identifier, found) = solver.add(LinearConstraint(expression: expression), rank: Self.ownRank)
            conflicts += found
            origins[identifier] = .frame(item, part)
            item.pins[part.rawValue] = (identifier, value)
        }
        return variable
    }

    /// Returns the value of a part, rounded so that sums of whole numbers are whole.
    func value(of part: LayoutItem.Part, in item: LayoutItem) -> CGFloat {
        guard let variable = item.variables[part.rawValue] else {
            return item.isPinned ? item.view?.value(of: part) ?? 0 : 0
        }
        let millionths = (solver.value(of: variable) * 1_000_000).rounded()
        return CGFloat(millionths == 0 ? 0 : millionths / 1_000_000)
    }

    // MARK: Frames

    /// Updates the constants of a pinned view to its frame.
    func updatePins(of item: LayoutItem) {
        guard item.isPinned, let view = item.view else { return }
        for part in LayoutItem.Part.allCases {
            guard let pin = item.pins[part.rawValue], view.value(of: part) != pin.value else { continue }
            let value = view.value(of: part)
            item.pins[part.rawValue] = (pin.identifier, value)
            conflicts += solver.setConstant(-Double(value), of: pin.identifier)
        }
    }

    /// Keeps the lengths of an item from being negative; returns whether one was.
    func updateFloors(of item: LayoutItem) -> Bool {
        guard !item.isPinned else { return false }
        var wasNegative = false
        for part in [LayoutItem.Part.width, .height] where item.floors[part.rawValue] == nil {
            guard let variable = item.variables[part.rawValue], solver.value(of: variable) < -1e-6 else { continue }
            let (identifier, found) = solver.add(
                LinearConstraint(expression: LinearExpression(variable), relation: .greaterThanOrEqual),
                rank: Self.ownRank)
            conflicts += found
            origins[identifier] = .floor(item, part)
            item.floors[part.rawValue] = identifier
            wasNegative = true
        }
        return wasNegative
    }

    // MARK: Content

    /// Updates the content constraints of a view to the size that it asks for at a width; `nil` for any width.
    func updateContent(of item: LayoutItem, atWidth width: CGFloat?) {
        item.isContentDue = false
        guard let view = item.view, !item.isPinned, stacks.allSatisfy({ $0.stack !== view }) else {
            setContent(UIView.noIntrinsicMetric, .horizontal, of: item)
            setContent(UIView.noIntrinsicMetric, .vertical, of: item)
            return
        }
        let size = view.contentSize(atWidth: width)
        setContent(size.width, .horizontal, of: item)
        setContent(size.height, .vertical, of: item)
    }

    /// Measures content again whose height depends on its solved width; returns whether the height has changed.
    func updateWrappedContent(of item: LayoutItem) -> Bool {
        guard let view = item.view, !item.isPinned, view.contentDependsOnWidth, item.variables[2] != nil,
            let known = item.contents[1], stacks.allSatisfy({ $0.stack !== view })
        else { return false }
        let height = view.contentSize(atWidth: value(of: .width, in: item)).height
        guard height != known.hugging.length else { return false }
        setContent(height, .vertical, of: item)
        return true
    }

    private func setContent(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of item: LayoutItem) {
        let old = item.contents[axis.rawValue]
        guard let view = item.view, !item.isPinned, let length = contentLength(length, of: view, axis) else {
            removeContent(axis, of: item)
            return
        }
        let (hugging, resistance) = priorities(of: view, axis)
        if let old, old.hugging.priority == hugging, old.resistance.priority == resistance {
            guard old.hugging.length != length else { return }
            for identifier in [old.hugging.identifier, old.resistance.identifier] {
                conflicts += solver.setConstant(-Double(length), of: identifier)
            }
            item.contents[axis.rawValue]?.hugging.length = length
            item.contents[axis.rawValue]?.resistance.length = length
            return
        }
        removeContent(axis, of: item)
        let expression = LinearExpression(variable(.length(axis), of: item)) - LinearExpression(Double(length))
        let contents = [(hugging, SolverRelation.lessThanOrEqual), (resistance, .greaterThanOrEqual)].map {
            let (identifier, found) = solver.add(
                LinearConstraint(expression: expression, relation: $1, priority: $0.rawValue), rank: Self.ownRank)
            conflicts += found
            return LayoutItem.Content(identifier: identifier, length: length, priority: $0)
        }
        item.contents[axis.rawValue] = (contents[0], contents[1])
    }

    /// Returns the length that a view's content asks for; `nil` if it asks for none.
    ///
    /// In a stack, content without a length counts as empty, so that the first of several such views is stretched.
    private func contentLength(_ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        if length != UIView.noIntrinsicMetric, length.isFinite { return length }
        return fillingStack(around: view, along: axis) == nil ? nil : 0
    }

    /// Returns the stack that stretches or shrinks a view along an axis, if there is one.
    private func fillingStack(around view: UIView, along axis: NSLayoutConstraint.Axis) -> UIStackView? {
        guard view !== top, let stack = view.superview as? UIStackView, stack.axis == axis, stack.distribution == .fill,
            stack.arranges(view)
        else { return nil }
        return stack
    }

    /// Returns the priorities of a view's content; in a stack, the first of the views with the lowest is resized.
    private func priorities(
        of view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        guard let stack = fillingStack(around: view, along: axis) else { return (hugging, resistance) }
        func isFirstOfLeast(_ rank: (UIView) -> Float) -> Bool {
            let own = rank(view)
            var isBefore = true
            for sibling in stack.shown {
                if sibling === view {
                    isBefore = false
                } else if isBefore ? rank(sibling) <= own : rank(sibling) < own {
                    return false
                }
            }
            return true
        }
        func lowered(_ priority: Float, if isLowered: Bool) -> UILayoutPriority {
            UILayoutPriority(isLowered ? max(priority - 0.5, 0.25) : priority)
        }
        return (
            lowered(view.huggingInStack(along: axis), if: isFirstOfLeast { $0.huggingInStack(along: axis) }),
            lowered(
                resistance.rawValue,
                if: isFirstOfLeast {
                    $0.stretches(along: axis)
                        ? Float.infinity : $0.contentCompressionResistancePriority(for: axis).rawValue
                })
        )
    }

    // MARK: Removing

    private func removeContent(_ axis: NSLayoutConstraint.Axis, of item: LayoutItem) {
        guard let old = item.contents[axis.rawValue] else { return }
        item.contents[axis.rawValue] = nil
        solver.remove(old.hugging.identifier)
        solver.remove(old.resistance.identifier)
    }

    func removeOwnConstraints(of item: LayoutItem) {
        removeContent(.horizontal, of: item)
        removeContent(.vertical, of: item)
        for identifier in item.pins.compactMap({ $0?.identifier }) + item.floors.compactMap({ $0 }) {
            solver.remove(identifier)
            origins[identifier] = nil
        }
        for variable in item.variables.compactMap({ $0 }) { solver.remove(variable) }
    }
}
