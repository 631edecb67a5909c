public import Foundation

extension UITableView {
    /// The selected rows, in the order of selection; `nil` if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? { selections.isEmpty ? nil : selections }

    /// Returns the row at a point of the content; `nil` if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }

    /// Returns the rows in a rectangle of the content, from the top.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layoutScreenIfNeeded()
        let known = geometry
        // A point has no height, but hits a row.
        let bottom = rect.maxY > rect.minY ? rect.maxY : rect.minY.nextUp
        guard rect.maxX >= 0, rect.minX < placement.width else { return [] }
        return known.rows(from: rect.minY, to: bottom).compactMap(known.path(ofRow:)).filter { path in
            let row = known.rect(of: path, width: placement.width)
            return row.maxY > rect.minY && row.minY < bottom
        }
    }

    /// Raises UIKit's exception for scrolling to a row that does not exist.
    func raiseOutOfBounds(_ path: IndexPath) {
        raise(
            "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                + "\(numberOfRows(inSection: path.section)) rows in section \(path.section)")
    }

    /// Selects a row, and deselects the others unless several can be selected.
    func performSelection(of indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsSeveralRows {
            for other in selections { deselectRow(at: other, animated: animated) }
        }
        guard let indexPath, geometry.contains(indexPath) else { return }
        if !selections.contains(indexPath) { selections.append(indexPath) }
        shown.first { $0.path == indexPath }?.cell.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func performDeselection(of indexPath: IndexPath, animated: Bool) {
        guard let index = selections.firstIndex(of: indexPath) else { return }
        selections.remove(at: index)
        shown.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
    }

    var allowsTaps: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    private var allowsSeveralRows: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Handles the user's tap on a row, calling the delegate in UIKit's order.
    func choose(_ path: IndexPath) {
        guard allowsTaps, rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        shown.first { $0.path == path }?.cell.setHighlighted(true, animated: false)
        rowDelegate?.tableView(self, didHighlightRowAt: path)
        shown.first { $0.path == path }?.cell.setHighlighted(false, animated: false)
        rowDelegate?.tableView(self, didUnhighlightRowAt: path)
        if allowsSeveralRows, selections.contains(path) { return deselectByUser(path) }
        let chosen = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen else { return }
        if !allowsSeveralRows { for old in selections where old != chosen { deselectByUser(old) } }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        rowDelegate?.tableView(self, didSelectRowAt: chosen)
    }

    private func deselectByUser(_ path: IndexPath) {
        let chosen = rowDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let chosen else { return }
        deselectRow(at: chosen, animated: false)
        rowDelegate?.tableView(self, didDeselectRowAt: chosen)
    }

    // MARK: Editing

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != isInEditing else { return }
        hideRowActions()
        for path in selections { deselectRow(at: path, animated: animated) }
        isInEditing = editing
        for item in shown { item.cell.setEditing(isEdited(item.path), animated: animated) }
        invalidateScreen()
    }

    func isEdited(_ path: IndexPath) -> Bool {
        isInEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    }

    // MARK: The background

    func replaceBackground(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func placeBackground() { backgroundView?.place(CGRect(origin: boundsOrigin, size: placement.size)) }
}
