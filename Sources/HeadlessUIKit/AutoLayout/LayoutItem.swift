import Foundation
import LayoutSolver

/// A view or a guide in an engine: the variables of its frame, and the constraints that the engine adds for it.
final class LayoutItem {
    enum Part: Int, CaseIterable {
        /// The left side.
        case x
        /// The upper side.
        case y
        case width
        case height

        static func origin(_ axis: NSLayoutConstraint.Axis) -> Part { axis == .horizontal ? .x : .y }
        static func length(_ axis: NSLayoutConstraint.Axis) -> Part { axis == .horizontal ? .width : .height }
    }

    /// A constraint that keeps a view from being larger, or smaller, than its content.
    struct Content {
        let identifier: ConstraintSolver.Identifier
        var length: CGFloat
        let priority: UILayoutPriority
    }

    /// The view or the guide; unowned, it is removed from the engine before it is released.
    unowned let source: any LayoutItemSource
    /// The view, if it is one; unowned like the source.
    unowned let view: UIView?
    /// Whether its frame is set elsewhere, so that the variables are constants.
    let isPinned: Bool
    var variables: [SolverVariable?] = [nil, nil, nil, nil]
    /// The constraints that fix the frame of a pinned view, by part.
    var pins: [(identifier: ConstraintSolver.Identifier, value: CGFloat)?] = [nil, nil, nil, nil]
    /// The constraints that keep lengths from being negative, by part; added when they are needed.
    var floors: [ConstraintSolver.Identifier?] = [nil, nil, nil, nil]
    /// The constraints of the content, by axis: against being larger and against being smaller.
    var contents: [(hugging: Content, resistance: Content)?] = [nil, nil]
    /// How many constraints and stacks use the item.
    var uses = 0
    var isContentDue = true

    init(_ source: any LayoutItemSource, isPinned: Bool) {
        self.source = source
        view = source as? UIView
        self.isPinned = isPinned
    }
}

extension UIView {
    func value(of part: LayoutItem.Part) -> CGFloat {
        switch part {
        case .x: placement.minX
        case .y: placement.minY
        case .width: placement.width
        case .height: placement.height
        }
    }
}
