import Foundation

/// The changes of a list's rows and sections in one batch.
///
/// Index paths and indices of deleted, reloaded and moving rows and sections are those before the batch; those of
/// inserted ones and of the targets of moves are those after it.
struct ListChanges {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    /// The rows whose cells are configured again.
    var reconfigured: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []

    var areOfSections: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }

    /// Returns the index path of a row after the changes; `nil` if it is deleted.
    func place(of path: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.from == path }) { return move.to }
        guard !deleted.contains(path), let section = place(ofSection: path.section) else { return nil }
        let gone = (deleted + moved.map(\.from)).filter { $0.section == path.section }.map(\.row)
        let row = Self.place(of: path.row, without: gone, among: rowsAdded(in: section))
        return IndexPath(row: row, section: section)
    }

    /// Returns the index of a section after the changes; `nil` if it is deleted.
    func place(ofSection section: Int) -> Int? {
        if let move = movedSections.first(where: { $0.from == section }) { return move.to }
        guard !deletedSections.contains(section) else { return nil }
        return Self.place(
            of: section, without: Array(deletedSections) + movedSections.map(\.from),
            among: Array(insertedSections) + movedSections.map(\.to))
    }

    /// Returns how many rows a section, given by its old index, has after the changes; it had `count`.
    func count(in section: Int, before count: Int) -> Int {
        let gone = deleted.count { $0.section == section } + moved.count { $0.from.section == section }
        return count - gone + (place(ofSection: section).map { rowsAdded(in: $0).count } ?? 0)
    }

    /// Returns the reason of UIKit's exception if the changes do not fit the data source's counts of rows.
    func misfit(from before: [Int], to after: [Int], of list: String, _ row: String) -> String? {
        contradiction ?? mismatch(from: before, to: after, of: list, row).map { "Invalid update: " + $0 }
            ?? outOfBounds(from: before, to: after, row)
    }

    /// UIKit's reason if two changes contradict each other.
    private var contradiction: String? {
        let moves = (from: moved.map(\.from), to: moved.map(\.to))
        for (acts, rows, others) in [
            ("delete and reload", deleted, reloaded), ("perform a delete and a move from", deleted, moves.from),
            ("perform an insert and a move to", inserted, moves.to),
        ] where !others.isEmpty {
            guard let path = rows.first(where: others.contains) else { continue }
            return "attempt to \(acts) the same index path (\(path.section) - \(path.row))"
        }
        return nil
    }

    /// Returns UIKit's reason if a change names a row or section that does not exist.
    func outOfBounds(from before: [Int], to after: [Int], _ row: String) -> String? {
        if let section = (Array(deletedSections) + Array(reloadedSections)).first(where: { $0 >= before.count }) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        if let section = insertedSections.first(where: { $0 >= after.count }) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for path in deleted + reloaded + moved.map(\.from) {
            let count = before.indices.contains(path.section) ? before[path.section] : 0
            guard path.row >= count else { continue }
            return
                "attempt to delete \(row) \(path.row) from section \(path.section) which only contains \(count) "
                + "\(row)s before the update"
        }
        for path in inserted + moved.map(\.to) {
            let count = after.indices.contains(path.section) ? after[path.section] : 0
            guard path.row >= count else { continue }
            return
                "attempt to insert \(row) \(path.row) into section \(path.section), but there are only \(count) "
                + "\(row)s in section \(path.section) after the update"
        }
        return nil
    }

    /// Returns the index path of a row that keeps its cell and its selection; `nil` if it is deleted or reloaded.
    func place(ofKept path: IndexPath) -> IndexPath? {
        reloaded.contains(path) || reloadedSections.contains(path.section) ? nil : place(of: path)
    }

    /// Returns a reason if the data source's counts of rows contradict the changes.
    private func mismatch(from before: [Int], to after: [Int], of list: String, _ row: String) -> String? {
        let advice = "change the data first, then tell the \(list) the same, without a reload in between"
        let expected = before.count + insertedSections.count - deletedSections.count
        if after.count != expected {
            return "the number of sections was \(before.count) and must be \(expected) after the update, but the data "
                + "source says \(after.count); \(advice)"
        }
        for (index, old) in before.enumerated() where !reloadedSections.contains(index) {
            guard let newIndex = place(ofSection: index), after.indices.contains(newIndex) else { continue }
            let expected = count(in: index, before: old)
            if after[newIndex] != expected {
                return
                    "section \(newIndex) had \(old) \(row)s and must have \(expected) after the update, but the data "
                    + "source says \(after[newIndex]); \(advice)"
            }
        }
        return nil
    }

    /// Returns the indices of the rows that are inserted or moved into a section, given by its new index.
    private func rowsAdded(in section: Int) -> [Int] {
        (inserted + moved.map(\.to)).filter { $0.section == section }.map(\.row)
    }

    /// Returns the new index of an item after others were removed, at old indices, and inserted, at new ones.
    private static func place(of place: Int, without gone: [Int], among taken: [Int]) -> Int {
        var place = place - gone.count { $0 < place }
        for other in taken.sorted() where other <= place { place += 1 }
        return place
    }
}

/// The changes of a table or a collection view, made one at a time or in batches, which may be nested.
struct ListBatch {
    private var depth = 0
    /// The changes since the outermost batch began.
    private var changes = ListChanges()

    var isOpen: Bool { depth > 0 }

    mutating func begin() { depth += 1 }

    /// Closes a batch; returns its changes, to be applied now, if it was the outermost.
    mutating func end() -> ListChanges? {
        guard depth > 0 else { return nil }
        depth -= 1
        guard depth == 0 else { return nil }
        defer { changes = ListChanges() }
        return changes
    }

    /// Adds a change to the open batch; if there is none, returns the change, to be applied now.
    mutating func add(_ edit: (inout ListChanges) -> Void) -> ListChanges? {
        begin()
        edit(&changes)
        return end()
    }
}
