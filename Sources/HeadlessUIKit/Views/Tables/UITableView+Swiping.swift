import Foundation
import StageRuntime

extension UITableView {
    /// Swipes over a row: reveals its actions on that side or, if the swipe goes all the way, performs the first one.
    ///
    /// If the row shows the actions of the other side, the swipe only hides them; those of another row are hidden
    /// first.
    ///
    /// - Throws: that the row has no actions on that side.
    func swipe(_ cell: UITableViewCell, _ direction: SwipeDirection, fully: Bool) throws(InputRefusal) {
        if let shown = cell.rowActions, shown.direction != direction {
            hideRowActions()
            return
        }
        if cell.rowActions == nil {
            hideRowActions()
            guard let path = indexPath(for: cell), let configuration = actions(ofRow: path, direction) else {
                throw .noRowActions(direction.rawValue)
            }
            rowDelegate?.tableView(self, willBeginEditingRowAt: path)
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
    func swipeDirections(of cell: UITableViewCell) -> [SwipeDirection] {
        guard let path = indexPath(for: cell) else { return [] }
        return [SwipeDirection.left, .right].filter { cell.rowActions != nil || actions(ofRow: path, $0) != nil }
    }

    /// Asks which actions a swipe over a row reveals; `nil` if there are none.
    ///
    /// A row that cannot be edited has no actions. If the delegate gives none for the trailing edge, a row with the
    /// editing style `delete`, which is the default, has a Delete button.
    /// developer.apple.com/documentation/uikit/uitableviewdelegate, "Responding to row actions"
    private func actions(ofRow path: IndexPath, _ direction: SwipeDirection) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
        let configuration =
            direction == .left
            ? rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
                ?? defaultActions(ofRow: path)
            : rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        return configuration?.actions.isEmpty == true ? nil : configuration
    }

    /// Returns the button Delete, if the row's editing style is `delete`.
    private func defaultActions(ofRow path: IndexPath) -> UISwipeActionsConfiguration? {
        guard !lacksCommit, rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else {
            return nil
        }
        let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            guard let self else { return }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            if lacksCommit {
                let reason = "the data source has no tableView(_:commit:forRowAt:)"
                Stage.running?.trace.record("nothing deleted", .screen, [.init("reason", reason)])
            }
            completion(!lacksCommit)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Performs an action of a row; the buttons are hidden when the action reports its end.
    private func perform(_ action: UIContextualAction, from button: UIView, of cell: UITableViewCell) {
        let actions = cell.rowActions
        action.handler(action, button) { [weak self, weak cell, weak actions] _ in
            guard let self, let actions, cell?.rowActions === actions else { return }
            hideRowActions()
        }
    }

    /// Hides the actions that a swipe has revealed; returns whether there were any.
    @discardableResult
    func hideRowActions() -> Bool {
        guard let item = shown.first(where: { $0.cell.rowActions != nil }) else { return false }
        item.cell.rowActions = nil
        rowDelegate?.tableView(self, didEndEditingRowAt: item.path)
        return true
    }
}

extension UIView {
    /// Hides the row actions in the table around the view, as a touch elsewhere does; returns whether there were any.
    func hideRowActionsAround() -> Bool {
        for view in sequence(first: self, next: \.superview) {
            if view is RowActionsView { return false }
            if let table = view as? UITableView, table.hideRowActions() { return true }
        }
        return false
    }
}
