import StageRuntime
public import Foundation

extension UITableView {
    /// Notes that the data source has new rows, by their places after the change.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted += indexPaths }
    }

    /// Notes that the data source has lost rows, by their places before the change.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted += indexPaths }
    }

    /// Asks for the cells of rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded += indexPaths }
    }

    /// Performs several changes of rows as one; deletions go by places before, insertions by places after all of them.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        _ = geometry
        let isOuter = batch == nil
        if isOuter { batch = TableChanges() }
        updates?()
        if isOuter, let changes = batch {
            batch = nil
            apply(changes)
        }
        guard let completion else { return }
        UIApplication.afterReturning("updates") { completion(true) }
    }

    private func change(_ edit: (inout TableChanges) -> Void) {
        if var changes = batch {
            edit(&changes)
            batch = changes
            return
        }
        var changes = TableChanges()
        edit(&changes)
        apply(changes)
    }

    /// Checks that the data source agrees, as UIKit does, and moves the cells in view to their new rows.
    private func apply(_ changes: TableChanges) {
        hideRowActions()
        generation += 1
        let before = knownGeometry
        knownGeometry = nil
        let after = geometry
        for (index, section) in (before?.sections ?? []).enumerated() where after.sections.indices.contains(index) {
            let expected = changes.count(in: index, before: section.rows)
            precondition(
                after.sections[index].rows == expected,
                "section \(index) had \(section.rows) rows and must have \(expected) after the update, but the data "
                    + "source says \(after.sections[index].rows); change the data first, then tell the table the same")
        }
        let old = shown
        shown = []
        for item in old {
            if let path = changes.place(of: item.path), after.contains(path), !changes.reloaded.contains(item.path) {
                shown.append(ShownRow(number: after.number(of: path), path: path, cell: item.cell))
            } else {
                retire(item.cell, at: item.path)
            }
        }
        shown.sort { $0.number < $1.number }
        selection = selection.flatMap(changes.place)
        invalidateScreen()
        setNeedsLayout()
    }
}

/// The changes of a table's rows in one batch: deletions and reloads by old places, insertions by new ones.
struct TableChanges {
    /// The rows that go, by their places before.
    var deleted: [IndexPath] = []
    /// The rows that come, by their places after.
    var inserted: [IndexPath] = []
    /// The rows whose cells are asked for again, by their places before.
    var reloaded: [IndexPath] = []

    /// Returns where a row is after the changes; `nil` if it is deleted.
    func place(of path: IndexPath) -> IndexPath? {
        guard !deleted.contains(path) else { return nil }
        var row = path.row - deleted.count { $0.section == path.section && $0.row < path.row }
        for place in inserted.filter({ $0.section == path.section }).map(\.row).sorted() where place <= row {
            row += 1
        }
        return IndexPath(row: row, section: path.section)
    }

    /// Returns how many rows a section of `count` rows has after the changes.
    func count(in section: Int, before count: Int) -> Int {
        count + inserted.count { $0.section == section } - deleted.count { $0.section == section }
    }
}
