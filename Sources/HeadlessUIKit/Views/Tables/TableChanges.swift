import Foundation

/// The changes of a table's rows and sections in one batch.
///
/// What goes, is asked for again or moves away is named by its place before them, what comes or moves in by that after.
struct TableChanges {
    /// The rows that go, by their places before.
    var deleted: [IndexPath] = []
    /// The rows that come, by their places after.
    var inserted: [IndexPath] = []
    /// The rows whose cells are asked for again, by their places before.
    var reloaded: [IndexPath] = []
    /// The rows that move, by their places before and after.
    var moved: [(from: IndexPath, to: IndexPath)] = []
    /// The sections that go, by their places before.
    var deletedSections = IndexSet()
    /// The sections that come, by their places after.
    var insertedSections = IndexSet()
    /// The sections whose rows, header and footer are asked for again, by their places before.
    var reloadedSections = IndexSet()
    /// The sections that move, by their places before and after.
    var movedSections: [(from: Int, to: Int)] = []

    /// Whether a section comes, goes, moves or is asked for again.
    var areOfSections: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }

    /// Returns where a row is after the changes; `nil` if it is deleted.
    func place(of path: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.from == path }) { return move.to }
        guard !deleted.contains(path), let section = place(ofSection: path.section) else { return nil }
        let gone = (deleted + moved.map(\.from)).filter { $0.section == path.section }.map(\.row)
        let row = Self.place(of: path.row, without: gone, among: rowsThatCome(in: section))
        return IndexPath(row: row, section: section)
    }

    /// Returns where a section is after the changes; `nil` if it is deleted.
    func place(ofSection section: Int) -> Int? {
        if let move = movedSections.first(where: { $0.from == section }) { return move.to }
        guard !deletedSections.contains(section) else { return nil }
        return Self.place(
            of: section, without: Array(deletedSections) + movedSections.map(\.from),
            among: Array(insertedSections) + movedSections.map(\.to))
    }

    /// Returns how many rows a section of `count` rows has after the changes, by its place before.
    func count(in section: Int, before count: Int) -> Int {
        let gone = deleted.count { $0.section == section } + moved.count { $0.from.section == section }
        return count - gone + (place(ofSection: section).map { rowsThatCome(in: $0).count } ?? 0)
    }

    /// The rows of a section, by its place after, that come or move there.
    private func rowsThatCome(in section: Int) -> [Int] {
        (inserted + moved.map(\.to)).filter { $0.section == section }.map(\.row)
    }

    /// Returns where something stands once others before it are gone and others have taken their places.
    private static func place(of place: Int, without gone: [Int], among taken: [Int]) -> Int {
        var place = place - gone.count { $0 < place }
        for other in taken.sorted() where other <= place { place += 1 }
        return place
    }
}
