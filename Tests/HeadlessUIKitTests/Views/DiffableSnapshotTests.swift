import TestSupport
import Testing

@testable import HeadlessUIKit

/// Snapshots of sections and items.
///
/// The rules are those of developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct.
@Suite struct DiffableSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// Sections A with 1 and 2, and B with 3.
    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([3])
        snapshot.appendItems([1, 2], toSection: "A")
        return snapshot
    }

    /// The reasons of exceptions that UIKit would throw for an edit, which must change nothing.
    private func reasons(_ edit: (inout Snapshot) -> Void) -> [String] {
        let stage = Stage()
        var edited = snapshot()
        stage.run { edit(&edited) }
        expect((edited.sectionIdentifiers, edited.itemIdentifiers), is: (["A", "B"], [1, 2, 3]))
        return stage.takeProblems().compactMap { if case .exception(let reason) = $0 { reason } else { nil } }
    }

    @Test func `items are counted and found by section and by index`() {
        let snapshot = snapshot()
        expect((snapshot.numberOfItems, snapshot.numberOfSections), is: (3, 2))
        expect((snapshot.sectionIdentifiers, snapshot.itemIdentifiers), is: (["A", "B"], [1, 2, 3]))
        expect((snapshot.itemIdentifiers(inSection: "A"), snapshot.numberOfItems(inSection: "B")), is: ([1, 2], 1))
        expect(snapshot.sectionIdentifier(containingItem: 3), is: "B")
        expect(snapshot.sectionIdentifier(containingItem: 4), is: nil)
        expect((snapshot.indexOfItem(3), snapshot.indexOfItem(4)), is: (2, nil))
        expect((snapshot.indexOfSection("B"), snapshot.indexOfSection("C")), is: (1, nil))
    }

    @Test func `items are inserted, moved and deleted`() {
        var snapshot = snapshot()
        snapshot.insertItems([4, 5], beforeItem: 2)
        expect(snapshot.itemIdentifiers(inSection: "A"), is: [1, 4, 5, 2])
        snapshot.insertItems([6], afterItem: 3)
        snapshot.moveItem(1, afterItem: 6)
        expect(
            (snapshot.itemIdentifiers, snapshot.sectionIdentifier(containingItem: 1)), is: ([4, 5, 2, 3, 6, 1], "B"))
        snapshot.moveItem(3, beforeItem: 4)
        snapshot.deleteItems([5, 6, 99])
        expect(snapshot.itemIdentifiers(inSection: "A"), is: [3, 4, 2])
        expect(snapshot.itemIdentifiers(inSection: "B"), is: [1])
        snapshot.appendItems([2, 7])
        expect(snapshot.itemIdentifiers, is: [3, 4, 1, 2, 7])
        snapshot.deleteAllItems()
        expect((snapshot.numberOfItems, snapshot.numberOfSections), is: (0, 0))
    }

    @Test func `sections are inserted, moved and deleted with their items`() {
        var snapshot = snapshot()
        snapshot.insertSections(["C"], beforeSection: "A")
        snapshot.insertSections(["D"], afterSection: "C")
        expect(snapshot.sectionIdentifiers, is: ["C", "D", "A", "B"])
        snapshot.moveSection("B", beforeSection: "D")
        snapshot.moveSection("C", afterSection: "A")
        expect((snapshot.sectionIdentifiers, snapshot.itemIdentifiers), is: (["B", "D", "A", "C"], [3, 1, 2]))
        snapshot.deleteSections(["A", "D"])
        expect((snapshot.sectionIdentifiers, snapshot.itemIdentifiers), is: (["B", "C"], [3]))
        expect(snapshot.sectionIdentifier(containingItem: 1), is: nil)
    }

    @Test func `items to reconfigure are kept until the snapshot is applied`() {
        var snapshot = snapshot()
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2, 3])
        snapshot.reloadSections(["B"])
        expect((snapshot.reloadedItemIdentifiers, snapshot.reconfiguredItemIdentifiers), is: ([1], [2, 3]))
        expect(snapshot.reloadedSectionIdentifiers, is: ["B"])
        let settled = snapshot.withoutReloads
        #expect(settled.reloadedItemIdentifiers.isEmpty && settled.reconfiguredItemIdentifiers.isEmpty)
        expect((settled.reloadedSectionIdentifiers.isEmpty, settled.itemIdentifiers), is: (true, [1, 2, 3]))
    }

    @Test func `an edit for which UIKit throws an exception fails the run and changes nothing`() {
        let stage = Stage()
        stage.run {
            var empty = Snapshot()
            empty.appendItems([1])
            expect(empty.numberOfItems, is: 0)
        }
        expect(
            stage.takeProblems(),
            are: .exception(reason: "There are currently no sections in the data source. Please add a section first."))
        let twice = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: 4"
        expect(reasons { $0.appendItems([4, 4]) }, is: [twice])
        expect(reasons { $0.insertItems([4, 5, 4], beforeItem: 1) }, is: [twice])
        let section = "Section identifier was not found in the snapshot: C"
        expect(reasons { $0.appendItems([4], toSection: "C") }, is: [section])
        expect(reasons { $0.insertSections(["D"], beforeSection: "C") }, is: [section])
        expect(reasons { $0.moveSection("C", afterSection: "A") }, is: [section])
        expect(reasons { $0.reloadSections(["C"]) }, is: [section])
        let known = "Section identifiers must be unique; the snapshot has this one already: A"
        expect(reasons { $0.appendSections(["A"]) }, is: [known])
        for (act, edit) in [
            ("reload", { $0.reloadItems([9]) }), ("reconfigure", { $0.reconfigureItems([9]) }),
            ("move", { $0.moveItem(9, beforeItem: 1) }), ("insert at", { $0.insertItems([4], afterItem: 9) }),
        ] as [(String, (inout Snapshot) -> Void)] {
            let reason = "Attempted to \(act) item identifier that does not exist in the snapshot: 9"
            expect(reasons(edit), is: [reason])
        }
    }
}
