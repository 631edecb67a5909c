import Foundation

/// Rows that the user moves in editing mode.
///
/// A finger drags a row by its control at the trailing edge. Scripts, like users of VoiceOver, choose "Move Up" or
/// "Move Down". developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)
extension UITableView {
    /// Returns whether the user can move the row of a cell now.
    ///
    /// UIKit checks whether the data source can move rows. Here the method that allows it, or else the cell, decides.
    func canMove(_ cell: UITableViewCell) -> Bool {
        guard isEditing, let dataSource, let path = indexPath(for: cell) else { return false }
        lacksMoveAnswer = false
        let answer = dataSource.tableView(self, canMoveRowAt: path)
        return lacksMoveAnswer ? cell.showsReorderControl : answer
    }

    /// Moves the row of a cell up or down by one, for the user; returns whether it moved.
    func moveRow(of cell: UITableViewCell, up: Bool) -> Bool {
        guard canMove(cell), let path = indexPath(for: cell),
            let proposed = proposal(from: path, up: up)
        else { return false }
        let target =
            rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            ?? proposed
        guard target != path else { return false }
        dataSource?.tableView(self, moveRowAt: path, to: target)
        moveRow(at: path, to: target)
        return true
    }

    /// Returns the index path one step up or down; `nil` at the start and at the end of the table.
    private func proposal(from path: IndexPath, up: Bool) -> IndexPath? {
        let number = geometry.number(of: path) + (up ? -1 : 1)
        guard number >= 0, let next = geometry.path(ofRow: number) else { return nil }
        return up && next.section != path.section ? IndexPath(row: next.row + 1, section: next.section) : next
    }
}

extension UITableViewCell {
    /// The actions for users who cannot drag the row's control; none if the row cannot move now.
    var moveActions: [UIAccessibilityCustomAction] {
        guard let tableView, tableView.canMove(self) else { return [] }
        return [("Move Up", true), ("Move Down", false)].map { name, isUp in
            UIAccessibilityCustomAction(name: name) { [weak self] _ in
                guard let self, let tableView = self.tableView else { return false }
                return tableView.moveRow(of: self, up: isUp)
            }
        }
    }

    var showsMoveMark: Bool { isEditing && tableView?.canMove(self) ?? false }
}
