import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct ListChangesTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Where the rows of a section of five are after the changes.
    private func places(deleted: [Int] = [], inserted: [Int] = []) -> [Int?] {
        let changes = ListChanges(deleted: deleted.map(path), inserted: inserted.map(path))
        return (0..<5).map { changes.place(of: path($0))?.row }
    }

    @Test func `deletions use indices before the changes, and insertions those after`() {
        expect(places(), is: [0, 1, 2, 3, 4])
        expect(places(deleted: [1]), is: [0, nil, 1, 2, 3])
        expect(places(inserted: [0]), is: [1, 2, 3, 4, 5])
        expect(places(inserted: [5]), is: [0, 1, 2, 3, 4])
        expect(places(inserted: [3, 1]), is: [0, 2, 4, 5, 6])
        expect(places(deleted: [0, 4], inserted: [0, 1]), is: [nil, 2, 3, 4, nil])
    }

    @Test func `the same changes applied to an array give the same indices`() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<500 {
            let deleted = (0..<5).filter { _ in Bool.random(using: &random) }
            var rows = (0..<5).filter { !deleted.contains($0) }.map(Optional.some)
            var inserted: [Int] = []
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                let place = Int.random(in: 0...rows.count, using: &random)
                inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
                rows.insert(nil, at: place)
            }
            let expected = (0..<5).map { row in rows.firstIndex { $0 == row } }
            expect(places(deleted: deleted, inserted: inserted), is: expected)
        }
    }

    @Test func `a row or section that does not exist is refused with UIKit's reason`() {
        func reason(_ changes: ListChanges, after: [Int] = [5]) -> String? {
            changes.outOfBounds(from: [5], to: after, "row")
        }
        expect(reason(ListChanges(deleted: [path(4)], inserted: [path(4)])), is: nil)
        let deleted = "attempt to delete row 9 from section 0 which only contains 5 rows before the update"
        expect(reason(ListChanges(deleted: [path(9)])), is: deleted)
        expect(reason(ListChanges(reloaded: [path(9)])), is: deleted)
        expect(reason(ListChanges(moved: [(path(9), path(0))])), is: deleted)
        expect(
            reason(ListChanges(inserted: [path(6)]), after: [6]),
            is: "attempt to insert row 6 into section 0, but there are only 6 rows in section 0 after the update")
        expect(
            reason(ListChanges(reloadedSections: [1])),
            is: "attempt to delete section 1, but there are only 1 sections before the update")
        expect(
            reason(ListChanges(insertedSections: [3]), after: [5, 5]),
            is: "attempt to insert section 3 but there are only 2 sections after the update")
    }

    @Test func `changes that contradict each other are refused with UIKit's reason`() {
        func reason(_ changes: ListChanges, after: Int) -> String? {
            changes.misfit(from: [5], to: [after], of: "table", "row")
        }
        expect(
            reason(ListChanges(deleted: [path(1)], reloaded: [path(1)]), after: 4),
            is: "attempt to delete and reload the same index path (0 - 1)")
        expect(
            reason(ListChanges(deleted: [path(2)], moved: [(path(2), path(0))]), after: 4),
            is: "attempt to perform a delete and a move from the same index path (0 - 2)")
        expect(
            reason(ListChanges(inserted: [path(0)], moved: [(path(3), path(0))]), after: 6),
            is: "attempt to perform an insert and a move to the same index path (0 - 0)")
        expect(reason(ListChanges(deleted: [path(1)], inserted: [path(1)], reloaded: [path(2)]), after: 5), is: nil)
    }

    @Test func `other sections keep their rows, and the counts are updated`() {
        let changes = ListChanges(deleted: [path(0)], inserted: [path(0), path(1)])
        expect(changes.place(of: IndexPath(row: 0, section: 1)), is: IndexPath(row: 0, section: 1))
        expect((changes.count(in: 0, before: 5), changes.count(in: 1, before: 5)), is: (6, 5))
    }

    // MARK: Batches

    @Test func `a change is due at once, in a batch when the outermost ends`() {
        var batch = ListBatch()
        expect(batch.add { $0.deleted = [path(1)] }?.deleted, is: [path(1)])
        batch.begin()
        expect(batch.add { $0.deleted.append(path(2)) }?.deleted, is: nil)
        batch.begin()
        expect(batch.add { $0.inserted.append(path(3)) }?.inserted, is: nil)
        expect((batch.end()?.deleted, batch.isOpen), is: (nil, true))
        let changes = batch.end()
        expect((changes?.deleted, changes?.inserted, batch.isOpen), is: ([path(2)], [path(3)], false))
    }

    @Test func `the end of a batch that never began changes nothing`() {
        var batch = ListBatch()
        expect((batch.end()?.deleted, batch.add { $0.deleted = [path(0)] }?.deleted), is: (nil, [path(0)]))
    }
}
