import Foundation
import StageRuntime

extension UITableView: SwipeableList {
    var swipeableCells: [any SwipeableCell] { shown.map(\.cell) }

    func actions(of cell: any SwipeableCell, _ direction: SwipeDirection) -> UISwipeActionsConfiguration? {
        path(of: cell).flatMap { actions(ofRow: $0, direction) }
    }

    func assumesActions(of cell: any SwipeableCell, _ direction: SwipeDirection) -> Bool {
        guard direction == .left, let dataSource, let path = path(of: cell) else { return false }
        lacksEditing = false
        return dataSource.tableView(self, canEditRowAt: path) && lacksEditing
            && rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) == nil
    }

    func ruleAgainstActions(of cell: any SwipeableCell) -> String? {
        guard let dataSource, let path = path(of: cell), !dataSource.tableView(self, canEditRowAt: path) else {
            return nil
        }
        return "the data source's tableView(_:canEditRowAt:) returns false for it, which is the rule of a "
            + "UITableViewDiffableDataSource unless a subclass overrides it"
    }

    func willRevealActions(of cell: any SwipeableCell) {
        if let path = path(of: cell) { rowDelegate?.tableView(self, willBeginEditingRowAt: path) }
    }

    func didHideActions(of cell: any SwipeableCell) {
        if let path = path(of: cell) { rowDelegate?.tableView(self, didEndEditingRowAt: path) }
    }

    private func path(of cell: any SwipeableCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

    /// Returns the actions that a swipe over a row reveals; `nil` if there are none.
    ///
    /// If the delegate gives none for the trailing edge, a row with the editing style `delete`, which is the default,
    /// has a Delete button. developer.apple.com/documentation/uikit/uitableviewdelegate, "Responding to row actions"
    private func actions(ofRow path: IndexPath, _ direction: SwipeDirection) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
        let configuration =
            direction == .left
            ? rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
                ?? defaultActions(ofRow: path)
            : rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        return configuration?.actions.isEmpty == true ? nil : configuration
    }

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
}

extension UITableViewCell: SwipeableCell {
    var swipeableList: (any SwipeableList)? { tableView }
}
