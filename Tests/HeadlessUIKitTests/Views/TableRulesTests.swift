import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of tables on Apple's pages: who is asked what, when and in which order.
@Suite struct TableRulesTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = [30]
        var told: [String] = []
        var notes: Set<String> = []
        func note(_ kind: String, _ path: IndexPath? = nil) {
            if notes.contains(kind) { told.append(path.map { kind + " \($0.section).\($0.row)" } ?? kind) }
        }
        func numberOfSections(in tableView: UITableView) -> Int {
            note("sections")
            return sections.count
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            note("rows")
            return sections[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            note("cell", indexPath)
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            note("display", indexPath)
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { note("gone", indexPath) }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            note("select?", indexPath)
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("selected", indexPath) }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            note("deselect?", indexPath)
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            note("deselected", indexPath)
        }
    }

    private final class Cell: UITableViewCell {
        var journal: [String] = []
        override func prepareForReuse() {
            super.prepareForReuse()
            journal.append("reuse")
        }
        override func setSelected(_ isSelected: Bool, animated: Bool) {
            if isSelected != self.isSelected { journal.append(isSelected ? "selected" : "deselected") }
            super.setSelected(isSelected, animated: animated)
        }
    }

    private let display = Display { UIView() }
    private let rows = Rows()
    private let table: UITableView

    init() {
        table = display.addTable(rows, cells: Cell.self, frame: CGRect(x: 0, y: 0, width: 390, height: 220)) {
            $0.rowHeight = 44
        }
    }

    private func noting(_ kinds: String..., body: () -> Void) -> [String] {
        rows.notes = Set(kinds)
        rows.told = []
        display.stage.run(body)
        return rows.told
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `the data source is asked for sections, then rows, then cells, which are then displayed`() {
        let told = noting("sections", "rows", "cell", "display") {
            table.frame.size.height = 88
            table.layoutIfNeeded()
        }
        expect(told, is: ["sections", "rows", "cell 0.0", "display 0.0", "cell 0.1", "display 0.1"])
    }

    @Test func `selecting by code does not notify the delegate and can scroll`() {
        let told = noting("select?", "selected", "deselect?", "deselected") {
            table.layoutIfNeeded()
            table.selectRow(at: path(20), animated: false, scrollPosition: .top)
            table.selectRow(at: path(21), animated: false, scrollPosition: .none)
            table.deselectRow(at: path(21), animated: true)
        }
        expect((told, table.contentOffset.y, display.stage.run { table.indexPathForSelectedRow }), is: ([], 880, nil))
    }

    @Test func `scrollToRow scrolls a row to the given position, within the content`() {
        display.stage.run {
            for (position, row, offset) in [
                (UITableView.ScrollPosition.top, 10, 440 as CGFloat), (.middle, 10, 352), (.bottom, 10, 264),
                (.none, 10, 264),
                (.none, 3, 132), (.top, 29, 1100), (.bottom, 0, 0), (.middle, 29, 1100),
            ] {
                table.scrollToRow(at: path(row), at: position, animated: false)
                #expect(table.contentOffset.y == offset, "\(position) \(row)")
            }
        }
    }

    @Test func `visible rows are found by index path, cell and rectangle`() {
        display.stage.run {
            table.contentOffset.y = 100
            expect(table.indexPathsForVisibleRows, is: (2...7).map { path($0) })
            expect((table.visibleCells.count, table.cellForRow(at: path(1))), is: (6, nil))
            expect(table.cellForRow(at: path(4)).flatMap { table.indexPath(for: $0) }, is: path(4))
            expect(table.rectForRow(at: path(4)).numbers, is: [0, 176, 390, 44])
            expect((table.numberOfSections, table.numberOfRows(inSection: 0)), is: (1, 30))
            expect(table.contentSize, is: CGSize(width: 390, height: 30 * 44))
        }
    }

    @Test func `a cell that leaves the view is reported, then prepared and reused`() {
        display.stage.run { table.layoutIfNeeded() }
        let first = display.stage.run { table.cellForRow(at: path(0)) as? Cell }
        let told = noting("cell", "gone", "display") {
            table.contentOffset.y = 44
            table.layoutIfNeeded()
        }
        expect(told, is: ["gone 0.0", "cell 0.5", "display 0.5"])
        #expect(first?.journal == ["reuse"] && display.stage.run { table.cellForRow(at: path(5)) } === first)
    }

    @Test func `a reused cell is not selected, and a selected row is selected when it returns`() {
        display.stage.run {
            table.layoutIfNeeded()
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            expect(table.cellForRow(at: path(0))?.isSelected, is: true)
            table.contentOffset.y = 440
            table.layoutIfNeeded()
            #expect(table.visibleCells.allSatisfy { !$0.isSelected })
            table.contentOffset.y = 0
            expect(table.cellForRow(at: path(0))?.isSelected, is: true)
        }
    }

    @Test func `the completion of a batch is called after the call, with the new rows`() {
        var order: [String] = []
        display.stage.run {
            table.layoutIfNeeded()
            table.performBatchUpdates {
                order.append("updates")
                rows.sections[0] = 29
                table.deleteRows(at: [path(0)], with: .none)
            } completion: { isFinished in
                order.append("completion \(isFinished) \(table.numberOfRows(inSection: 0))")
            }
            order.append("returned")
        }
        display.stage.settle()
        expect(order, is: ["updates", "returned", "completion true 29"])
    }

    @Test func `a reloaded row is no longer selected, a row that is configured again is`() {
        display.stage.run {
            table.layoutIfNeeded()
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            table.reloadRows(at: [path(2)], with: .none)
            table.reconfigureRows(at: [path(1)])
            expect(table.indexPathForSelectedRow, is: path(1))
            table.reloadRows(at: [path(1)], with: .none)
            expect((table.indexPathForSelectedRow, table.cellForRow(at: path(1))?.isSelected), is: (nil, false))
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            table.reloadData()
            expect(table.indexPathForSelectedRow, is: nil)
        }
    }

    @Test func `scrollToRow leaves the insets free, and refuses a row that does not exist`() {
        display.stage.run {
            table.rowHeight = 100
            table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            table.layoutIfNeeded()
            let (row, height) = (table.rectForRow(at: path(15)), table.bounds.height)
            let offsets: [(UITableView.ScrollPosition, CGFloat)] = [
                (.top, row.minY - 20), (.bottom, row.maxY - height + 30), (.middle, row.midY - (height - 10) / 2),
            ]
            for (position, offset) in offsets {
                table.scrollToRow(at: path(15), at: position, animated: false)
                expect(table.contentOffset.y, is: offset)
            }
            table.scrollToRow(at: path(99), at: .top, animated: false)
        }
        #expect(
            display.exceptions == [
                "Attempted to scroll the table view to an out-of-bounds row (99) when there are only 30 rows in "
                    + "section 0"
            ])
    }

    // https://developer.apple.com/documentation/uikit/uitableview/allowsselection
    @Test func `a table with allowsSelection false does not notify of taps`() {
        display.stage.run {
            table.layoutIfNeeded()
            table.allowsSelection = false
        }
        expect(noting("select?", "selected") { table.cellForRow(at: path(0))?.touch() }, is: [])
    }

    @Test func `defaults of a table are UIKit's`() {
        display.stage.run {
            let table = UITableView()
            expect((table.style, table.allowsSelection, table.allowsMultipleSelection), is: (.plain, true, false))
            #expect(!table.allowsSelectionDuringEditing && !table.isEditing && table.alwaysBounceVertical)
            expect((table.separatorStyle, table.rowHeight), is: (.singleLine, UITableView.automaticDimension))
            #expect(table.numberOfSections == 0 || table.numberOfSections == 1)
            expect((table.indexPathForSelectedRow, table.indexPathsForSelectedRows), is: (nil, nil))
            let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
            expect((cell.selectionStyle, cell.accessoryType, cell.reuseIdentifier), is: (.default, .none, "a"))
            #expect(cell.detailTextLabel == nil && cell.textLabel != nil && !cell.isSelected && !cell.isEditing)
        }
    }
}
