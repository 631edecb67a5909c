import Foundation

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
