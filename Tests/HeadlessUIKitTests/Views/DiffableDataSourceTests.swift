import Foundation
import TestSupport

@testable import HeadlessUIKit

/// A table whose rows are given as snapshots.
///
/// The rules are those of developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir.
@Suite struct DiffableDataSourceTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// What the rows show, and how often each was configured.
    private final class Contents {
        var texts: [Int: String] = [:]
        var configured: [Int] = []
    }

    /// A data source whose sections have their names as titles, and whose rows can be deleted.
    private final class EditableSource: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard let item = itemIdentifier(for: indexPath) else { return }
            var snapshot = snapshot()
            snapshot.deleteItems([item])
            apply(snapshot)
        }
    }

    private let display = Display()
    private let contents = Contents()
    private let table: UITableView
    private let source: Source

    init() {
        let contents = contents
        (table, source) = Self.show(on: display, contents, Source.init(tableView:cellProvider:))
    }

    private static func show<Kind: UITableViewDiffableDataSource<String, Int>>(
        on display: Display, _ contents: Contents, _ make: (UITableView, @escaping Source.CellProvider) -> Kind
    ) -> (UITableView, Kind) {
        let table: UITableView = display.add {
            let table = UITableView()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            return table
        }
        let source = display.stage.run {
            make(table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = contents.texts[item] ?? "Item \(item)"
                contents.configured.append(item)
                return cell
            }
        }
        return (table, source)
    }

    private func apply(_ edit: (inout Snapshot) -> Void) {
        display.stage.run {
            var snapshot = source.snapshot()
            edit(&snapshot)
            source.apply(snapshot)
        }
        display.stage.settle()
    }

    /// The directions in which the first row can be swiped.
    private func directions(_ table: UITableView, on display: Display) -> [SwipeDirection] {
        display.stage.run { table.visibleCells.first.map { table.swipeDirections(of: $0, assumed: true) } ?? [] }
    }

    private var rows: [String] { display.screen.elements.filter { $0.role == .row }.compactMap(\.label) }

    @Test func `inserting, deleting and moving rows keeps the cells of the others`() {
        apply {
            $0.appendSections(["main"])
            $0.appendItems([1, 2, 3, 4])
        }
        expect(rows, is: ["Item 1", "Item 2", "Item 3", "Item 4"])
        let cells = display.stage.run { table.visibleCells }
        contents.configured = []
        apply {
            $0.deleteItems([2])
            $0.moveItem(4, beforeItem: 1)
            $0.insertItems([5], afterItem: 1)
        }
        expect((rows, contents.configured), is: (["Item 4", "Item 1", "Item 5", "Item 3"], [5]))
        let after = display.stage.run { table.visibleCells }
        #expect(after[0] === cells[3] && after[1] === cells[0] && after[3] === cells[2])
    }

    @Test func `the cell of an item is configured again only if the snapshot requests it`() {
        apply {
            $0.appendSections(["main"])
            $0.appendItems([1, 2, 3])
        }
        let cells = display.stage.run { table.visibleCells }
        contents.texts = [1: "One", 2: "Two", 3: "Three"]
        contents.configured = []
        apply { _ in }
        expect((rows, contents.configured.isEmpty), is: (["Item 1", "Item 2", "Item 3"], true))
        apply { $0.reconfigureItems([1]) }
        expect((rows, contents.configured), is: (["One", "Item 2", "Item 3"], [1]))
        #expect(display.stage.run { table.visibleCells.first } === cells[0])
        apply { $0.reloadItems([2]) }
        expect((rows, source.snapshot().reloadedItemIdentifiers.isEmpty), is: (["One", "Two", "Item 3"], true))
        display.stage.run { source.applySnapshotUsingReloadData(source.snapshot()) }
        expect(rows, is: ["One", "Two", "Three"])
    }

    @Test func `sections are inserted, deleted and moved with their rows and titles`() {
        let display = Display()
        let (_, source) = Self.show(on: display, contents, EditableSource.init(tableView:cellProvider:))
        display.stage.run {
            var snapshot = Snapshot()
            snapshot.appendSections(["A", "B"])
            snapshot.appendItems([1, 2], toSection: "A")
            snapshot.appendItems([3], toSection: "B")
            source.apply(snapshot)
        }
        #expect(display.text.contains("heading \"A\"") && display.text.contains("heading \"B\""))
        display.stage.run {
            var snapshot = source.snapshot()
            snapshot.moveSection("B", beforeSection: "A")
            snapshot.insertSections(["C"], afterSection: "B")
            snapshot.appendItems([2], toSection: "C")
            source.apply(snapshot)
        }
        expect(display.screen.elements.compactMap(\.label), is: ["B", "Item 3", "C", "Item 2", "A", "Item 1"])
        display.stage.run {
            expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)), is: 2)
            expect(source.indexPath(for: 1), is: IndexPath(row: 0, section: 2))
            #expect(source.indexPath(for: 9) == nil && source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
            expect((source.sectionIdentifier(for: 1), source.index(for: "A")), is: ("C", 2))
            expect((source.sectionIdentifier(for: 3), source.index(for: "D")), is: (nil, nil))
        }
    }

    @Test func `a row can be deleted by a swipe only if a subclass allows it`() throws {
        apply {
            $0.appendSections(["main"])
            $0.appendItems([1, 2])
        }
        #expect(directions(table, on: self.display).isEmpty)
        let display = Display()
        let (table, source) = Self.show(on: display, contents, EditableSource.init(tableView:cellProvider:))
        display.stage.run { source.apply(self.source.snapshot()) }
        expect(directions(table, on: display), is: [.left])
        display.stage.run {
            source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
            expect(source.snapshot().itemIdentifiers, is: [2])
        }
    }

    @Test func `a moved row stays selected, and a deleted row does not`() {
        apply {
            $0.appendSections(["main"])
            $0.appendItems([1, 2, 3])
        }
        display.stage.run { table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none) }
        apply { $0.moveItem(3, beforeItem: 1) }
        expect(display.stage.run { table.indexPathForSelectedRow }, is: IndexPath(row: 0, section: 0))
        apply { $0.deleteItems([3]) }
        expect(display.stage.run { table.indexPathForSelectedRow }, is: nil)
    }

    @Test func `the completion is called after the call has returned, at the same virtual time`() {
        var events: [String] = []
        let start = display.stage.now
        display.stage.run {
            var snapshot = Snapshot()
            snapshot.appendSections(["main"])
            source.apply(snapshot, animatingDifferences: false) { events.append("done") }
            events.append("applied")
        }
        display.stage.settle()
        expect((events, display.stage.now), is: (["applied", "done"], start))
    }

    @Test func `awaiting apply returns when the table shows the snapshot`() {
        let (source, stage) = (source, display.stage)
        var events: [String] = []
        stage.run {
            stage.tasks.start("apply") {
                var snapshot = Snapshot()
                snapshot.appendSections(["main"])
                snapshot.appendItems([1])
                await source.apply(snapshot, animatingDifferences: true)
                events.append("rows: \(source.snapshot().numberOfItems)")
                snapshot.appendItems([2])
                await source.applySnapshotUsingReloadData(snapshot)
                events.append("rows: \(source.snapshot().numberOfItems)")
            }
        }
        stage.settle()
        expect((events, rows), is: (["rows: 1", "rows: 2"], ["Item 1", "Item 2"]))
    }

    @Test func `returning another cell for a reconfigured row fails the run`() {
        apply {
            $0.appendSections(["main"])
            $0.appendItems([1])
        }
        let other = display.stage.run { Source(tableView: table) { _, _, _ in UITableViewCell() } }
        display.stage.run { other.apply(source.snapshot()) }
        _ = display.screen
        display.stage.run { table.reconfigureRows(at: [IndexPath(row: 0, section: 0)]) }
        let exceptions = display.exceptions
        #expect(exceptions.contains { $0.hasPrefix("the cell of a reconfigured row must be the one that it has") })
    }
}
