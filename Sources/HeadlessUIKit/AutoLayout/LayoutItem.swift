import Foundation

/// A view or a guide in an engine: the variables for its rectangle, and the constraints that the engine gives it.
final class LayoutItem {
    /// One of the four numbers of a rectangle.
    enum Part: Int, CaseIterable {
        /// The left edge.
        case x
        /// The top edge.
        case y
        /// The width.
        case width
        /// The height.
        case height

        /// The edge or the length along an axis.
        static func origin(_ axis: NSLayoutConstraint.Axis) -> Part { axis == .horizontal ? .x : .y }
        /// The length along an axis.
        static func length(_ axis: NSLayoutConstraint.Axis) -> Part { axis == .horizontal ? .width : .height }
    }

    /// A constraint that makes a view as large as its content, from one side.
    struct Content {
        /// What the solver knows it by.
        let identifier: ConstraintSolver.Identifier
        /// The length, in points.
        var length: CGFloat
        /// How much it matters.
        let priority: UILayoutPriority
    }

    /// The view or the guide; unowned, it leaves the engine before it goes.
    unowned let source: any LayoutItemSource
    /// The view, if it is one; unowned like the source.
    unowned let view: UIView?
    /// Whether the frame is set by others, so that the variables are constants.
    let isPinned: Bool
    /// The variables that occur in constraints, by part.
    var variables: [SolverVariable?] = [nil, nil, nil, nil]
    /// The constraints that hold a pinned view in its frame, by part.
    var pins: [(identifier: ConstraintSolver.Identifier, value: CGFloat)?] = [nil, nil, nil, nil]
    /// The constraints that keep lengths from being negative, by part; added when they are needed.
    var floors: [ConstraintSolver.Identifier?] = [nil, nil, nil, nil]
    /// The constraints of the content, by axis: not to be larger, and not to be smaller.
    var contents: [(hugging: Content, resistance: Content)?] = [nil, nil]
    /// How many constraints and stacks need the item.
    var uses = 0
    /// Whether the content, or its priorities, may have changed.
    var isContentDue = true

    init(_ source: any LayoutItemSource, isPinned: Bool) {
        self.source = source
        view = source as? UIView
        self.isPinned = isPinned
    }
}

extension UIView {
    /// One of the four numbers of the frame.
    func value(of part: LayoutItem.Part) -> CGFloat {
        switch part {
        case .x: placement.minX
        case .y: placement.minY
        case .width: placement.width
        case .height: placement.height
        }
    }
}
