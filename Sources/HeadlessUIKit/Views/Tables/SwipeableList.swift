import Foundation
import StageRuntime

/// A row that may reveal actions when the user swipes over it.
protocol SwipeableCell: UIView {
    /// The actions that a swipe has revealed; strong, a subview.
    var rowActions: RowActionsView? { get set }
    var swipeableList: (any SwipeableList)? { get }
}

protocol SwipeableList: UIScrollView {
    var swipeableCells: [any SwipeableCell] { get }
    /// Returns the actions that a swipe over a row reveals; `nil` if there are none.
    func actions(of cell: any SwipeableCell, _ direction: SwipeDirection) -> UISwipeActionsConfiguration?
    /// Returns whether the row may have no actions, since the app has not said which rows can be edited.
    func assumesActions(of cell: any SwipeableCell, _ direction: SwipeDirection) -> Bool
    /// Returns why the app has excluded a row from all actions, if it has.
    func ruleAgainstActions(of cell: any SwipeableCell) -> String?
    func willRevealActions(of cell: any SwipeableCell)
    func didHideActions(of cell: any SwipeableCell)
}

extension SwipeableList {
    func ruleAgainstActions(of cell: any SwipeableCell) -> String? { nil }
    func assumesActions(of cell: any SwipeableCell, _ direction: SwipeDirection) -> Bool { false }

    /// Swipes over a row: reveals its actions on that side or, if it is a full swipe, performs the first one.
    ///
    /// If the row shows the actions of the other side, the swipe only hides them.
    ///
    /// - Throws: if the row has no actions on that side.
    func swipe(_ cell: any SwipeableCell, _ direction: SwipeDirection, fully: Bool) throws(InputRefusal) {
        if let shown = cell.rowActions, shown.direction != direction {
            hideRowActions()
            return
        }
        if cell.rowActions == nil {
            hideRowActions()
            guard let configuration = actions(of: cell, direction) else {
                throw .noRowActions(direction.rawValue, because: ruleAgainstActions(of: cell))
            }
            willRevealActions(of: cell)
            cell.rowActions = RowActionsView(configuration, direction) { [weak self, weak cell] action, button in
                if let self, let cell { perform(action, from: button, of: cell) }
            }
            Stage.running?.trace.record(
                "revealed row actions", .screen,
                [.init("actions", configuration.actions.compactMap(\.title).joined(separator: ", "))])
        }
        guard fully, let actions = cell.rowActions, actions.configuration.performsFirstActionWithFullSwipe,
            let first = actions.configuration.actions.first, let button = actions.button(of: first)
        else { return }
        perform(first, from: button, of: cell)
    }

    /// Returns the directions in which a swipe over a row reveals or hides actions.
    ///
    /// - Parameter assumed: whether to include actions that are only assumed.
    func swipeDirections(of cell: any SwipeableCell, assumed: Bool) -> [SwipeDirection] {
        [SwipeDirection.left, .right].filter {
            cell.rowActions != nil || actions(of: cell, $0) != nil && (assumed || !assumesActions(of: cell, $0))
        }
    }

    /// Performs an action of a row; hides the buttons when the action reports its end.
    private func perform(_ action: UIContextualAction, from button: UIView, of cell: any SwipeableCell) {
        let actions = cell.rowActions
        action.handler(action, button) { [weak self, weak cell, weak actions] _ in
            guard let self, let actions, cell?.rowActions === actions else { return }
            hideRowActions()
        }
    }

    /// Hides the revealed actions; returns whether there were any.
    @discardableResult
    func hideRowActions() -> Bool {
        guard let cell = swipeableCells.first(where: { $0.rowActions != nil }) else { return false }
        cell.rowActions = nil
        didHideActions(of: cell)
        return true
    }
}

extension SwipeableCell {
    /// How far revealed actions push the content to the right, in points; negative if to the left.
    var contentShift: CGFloat {
        guard let rowActions else { return 0 }
        let side = min(rowActions.width, placement.width)
        return rowActions.direction == .left ? -side : side
    }

    /// Replaces the revealed actions; leading ones come before the row's controls, since subviews are read in order.
    func replaceRowActions(_ old: RowActionsView?) {
        old?.removeFromSuperview()
        if let rowActions { insertSubview(rowActions, at: rowActions.direction == .right ? 0 : .max) }
        setNeedsLayout()
    }

    /// Places the revealed actions at their side of the row; returns the rectangle for the rest, which they push aside.
    func placeRowActions() -> CGRect {
        var room = bounds
        if let rowActions {
            let side = min(rowActions.width, room.width)
            let x = rowActions.direction == .left ? room.maxX - side : room.minX
            rowActions.place(CGRect(x: x, y: room.minY, width: side, height: room.height))
            room.origin.x += contentShift
        }
        return room
    }
}

extension UIView {
    /// Hides the row actions of the list around the view, as a touch elsewhere does; returns whether there were any.
    func hideRowActionsAround() -> Bool {
        for view in sequence(first: self, next: \.superview) {
            if view is RowActionsView { return false }
            if let list = view.asRowList as? any SwipeableList, list.hideRowActions() { return true }
        }
        return false
    }
}
