import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rows that change while the table asks for them.
@Suite struct TableReloadTests {
    /// What a table shows, and what happens while it asks for it and tells of it.
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var texts: [String]
        var whileMaking: (UITableView, IndexPath) -> Void = { _, _ in }
        var whileDisplaying: (UITableView, IndexPath) -> Void = { _, _ in }
        var whileEnding: (UITableView) -> Void = { _ in }
        var whileScrolling: (UIScrollView) -> Void = { _ in }

        init(_ texts: [String]) { self.texts = texts }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            whileMaking(tableView, indexPath)
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            cell.textLabel?.numberOfLines = 0
            return cell
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { whileDisplaying(tableView, indexPath) }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { whileEnding(tableView) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { whileScrolling(scrollView) }
    }

    let display = Display()
    let rows = Rows(["a", "b", "c"])
    let table: UITableView

    init() {
        table = display.addTable(rows)
    }

    /// Checks that the table shows these rows, each with a cell of its own.
    private func expectRows(_ texts: [String], _ place: SourceLocation = #_sourceLocation) {
        #expect(display.screen.elements.compactMap(\.label) == texts, sourceLocation: place)
        let cells = table.visibleCells
        #expect(cells.allSatisfy { $0.superview === table }, sourceLocation: place)
        #expect(Set(cells.map(ObjectIdentifier.init)).count == texts.count, sourceLocation: place)
        #expect(table.subviews.count == texts.count, sourceLocation: place)
    }

    @Test func `the row counts stay valid while the table is not in a window`() {
        display.stage.run {
            table.layoutIfNeeded()
            let place = table.superview
            table.removeFromSuperview()
            place?.addSubview(table)
            // The data changes first and the table is told next, as for a table that stayed in its window.
            rows.texts.remove(at: 1)
            table.performBatchUpdates { table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic) }
        }
        expectRows(["a", "c"])
    }

    @Test func `a batch that the data source does not agree with fails the run, and the rows are reloaded`() {
        _ = display.screen
        display.stage.run {
            table.beginUpdates()
            rows.texts.append("d")
            table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
            table.endUpdates()
        }
        #expect(
            display.exceptions == [
                "Invalid update: section 0 had 3 rows and must have 5 after the update, but the data source says 4; "
                    + "change the data first, then tell the table the same, without a reload in between"
            ])
        expectRows(["a", "b", "c", "d"])
    }

    @Test func `a change of a row that does not exist fails the run as in UIKit`() {
        _ = display.screen
        display.stage.run {
            rows.texts.removeLast()
            table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .automatic)
        }
        expect(
            display.exceptions,
            are: "attempt to delete row 7 from section 0 which only contains 3 rows before the update")
        expectRows(["a", "b"])
    }

    @Test func `a change of sections that the data source does not agree with fails the run too`() {
        _ = display.screen
        display.stage.run { table.deleteSections([0], with: .automatic) }
        #expect(
            display.exceptions == [
                "Invalid update: the number of sections was 1 and must be 0 after the update, but the data source says 1; "
                    + "change the data first, then tell the table the same, without a reload in between"
            ])
        expectRows(["a", "b", "c"])
    }

    @Test func `a cell of an identifier without a class fails the run as in UIKit`() {
        let cell = display.stage.run {
            table.dequeueReusableCell(withIdentifier: "card", for: IndexPath(row: 0, section: 0))
        }
        expect(cell.reuseIdentifier, is: "card")
        #expect(
            display.exceptions == [
                "unable to dequeue a cell with identifier card - must register a class for the identifier; call "
                    + "register(_:forCellReuseIdentifier:) first"
            ])
    }

    @Test func `a change of the appearance keeps the rows and their measured heights`() {
        rows.texts = (0..<40).map { "\($0) " + String(repeating: "long ", count: $0 % 3 * 30) }
        rows.whileMaking = { _, _ in }
        display.stage.run {
            table.reloadData()
            table.layoutIfNeeded()
            table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
        }
        let before = table.indexPathsForVisibleRows
        display.stage.run { UIApplication.shared.setUserInterfaceStyle(.dark) }
        expect(display.stage.run { table.indexPathsForVisibleRows }, is: before)
    }

    @Test func `a page that loads when the last row comes into view is shown in full`() {
        rows.whileDisplaying = { [rows] table, path in
            guard path.row == rows.texts.count - 1, rows.texts.count < 9 else { return }
            rows.texts = rows.texts.map { $0.uppercased() } + ["d", "e", "f"]
            table.reloadData()
        }
        expectRows(["A", "B", "C", "D", "E", "F", "d", "e", "f"])
    }

    @Test func `a reload while a cell is made asks for all rows again`() {
        rows.whileMaking = { [rows] table, path in
            guard path.row == 2, rows.texts[0] == "a" else { return }
            rows.texts = ["x", "y", "z"]
            table.reloadData()
        }
        expectRows(["x", "y", "z"])
    }

    @Test func `a reload with rows in view gives no cell to two rows`() {
        rows.texts = (0..<40).map(String.init)
        display.stage.run { table.reloadData() }
        _ = display.screen
        rows.whileDisplaying = { [rows] table, path in
            guard rows.texts.count == 40 else { return }
            rows.texts = ["x", "y", "z"] + rows.texts
            table.reloadData()
        }
        display.stage.run { table.contentOffset.y = 440 }
        expectRows((7..<27).map(String.init))
    }

    @Test func `a row that is added while another comes into view is not lost`() {
        rows.whileDisplaying = { [rows] table, path in
            guard path.row == 1, rows.texts.count == 3 else { return }
            rows.texts.insert("new", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        expectRows(["new", "a", "b", "c"])
    }

    @Test func `rows that are deleted while the offset is limited are not asked for`() {
        rows.texts = (0..<100).map(String.init)
        display.stage.run { table.reloadData() }
        _ = display.screen
        display.stage.run { table.contentOffset.y = 3000 }
        _ = display.screen
        rows.texts = (0..<50).map(String.init)
        rows.whileScrolling = { [rows] scroll in
            guard rows.texts.count == 50 else { return }
            rows.texts = ["left"]
            (scroll as? UITableView)?.reloadData()
        }
        display.stage.run { table.reloadData() }
        expectRows(["left"])
    }

    @Test func `rows that are deleted while others leave the view are not asked for`() {
        rows.texts = (0..<100).map(String.init)
        display.stage.run { table.reloadData() }
        _ = display.screen
        rows.whileEnding = { [rows] table in
            guard rows.texts.count == 100 else { return }
            rows.texts = ["left"]
            table.reloadData()
        }
        display.stage.run { table.contentOffset.y = 1000 }
        expectRows(["left"])
    }

    /// Rows whose cells are made once; the first that is shown has the table asked for all of them again.
    private final class FixedCells: NSObject, UITableViewDataSource, UITableViewDelegate {
        let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        private var hasReloaded = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            guard !hasReloaded, indexPath.row == 1 else { return }
            hasReloaded = true
            tableView.reloadData()
            tableView.layoutIfNeeded()
        }
    }

    @Test func `cells that a data source keeps stay in a table that reloads while it adds them`() {
        let fixed = FixedCells()
        let list = display.stage.run {
            let list = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
            list.dataSource = fixed
            list.delegate = fixed
            list.layoutIfNeeded()
            return list
        }
        expect(list.visibleCells.map(ObjectIdentifier.init), is: fixed.cells.map(ObjectIdentifier.init))
        expect(fixed.cells.map { $0.superview === list }, is: [true, true, true])
    }

    @Test func `tiling ends even if every request for a cell reloads the table`() {
        rows.whileDisplaying = { table, _ in table.reloadData() }
        expect(display.screen.elements.compactMap(\.label), is: [])
        rows.whileDisplaying = { _, _ in }
        display.stage.run { table.reloadData() }
        expectRows(["a", "b", "c"])
    }
}
