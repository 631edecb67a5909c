import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Heights of rows that the delegate gives.
@Suite struct RowHeightTests {
    /// Rows whose heights the app gives.
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heights: [CGFloat]
        var asked: [Int] = []

        init(_ heights: [CGFloat]) { self.heights = heights }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath.row)
            return heights[indexPath.row]
        }
    }

    /// Rows with estimates too; a class of its own, for a subclass would not be asked on Linux.
    final class EstimatedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let rows = Rows(Array(repeating: 100, count: 1000))
        var estimates = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            rows.tableView(tableView, cellForRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            rows.tableView(tableView, heightForRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimates += 1
            return 20
        }
    }

    let display = Display()

    // https://developer.apple.com/documentation/uikit/uitableview/rowheight: "The default height in points of each row";
    // only reloadData() loads the rows anew and deselects them.
    @Test func `a row height that is set moves the rows, which stay, with their selection`() {
        final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
            var made = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                made += 1
                return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let rows = Plain()
        let table = display.addTable(rows)
        display.stage.settle()
        let made = rows.made
        display.stage.run { table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none) }
        for (height, top) in [(60.0, 120.0), (UITableView.automaticDimension, 88), (20, 40)] {
            display.stage.run { table.rowHeight = height }
            display.stage.settle()
            expect((place(table, 2)[0], rows.made), is: (top, made))
        }
        expect(table.indexPathForSelectedRow, is: IndexPath(row: 1, section: 0))
    }

    private func place(_ table: UITableView, _ row: Int) -> [Double] {
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        return [rect.minY, rect.height].map { Double($0) }
    }

    @Test func `a visible row has the height from the delegate, whatever the table's rowHeight`() {
        let rows = Rows([10, 30, 0, 50.5, UITableView.automaticDimension])
        let table = display.addTable(rows) { $0.rowHeight = 80 }
        display.stage.run {
            _ = table.visibleCells
            expect((place(table, 0), place(table, 1), place(table, 2)), is: ([0, 10], [10, 30], [40, 0]))
            expect((place(table, 3), place(table, 4), table.contentSize.height), is: ([40, 50.5], [90.5, 44], 134.5))
        }
    }

    @Test func `the delegate is asked for a height each time a row comes into view`() {
        let rows = Rows(Array(repeating: 100, count: 100_000))
        let table = display.addTable(rows)
        display.stage.run { _ = table.visibleCells }
        #expect(rows.asked.count < 30)
        rows.asked = []
        display.stage.run {
            table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
            _ = table.visibleCells
            table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
            _ = table.visibleCells
        }
        #expect(rows.asked.contains(0) && rows.asked.count < 60)
        expect(display.stage.run { table.visibleCells.first?.textLabel?.text }, is: "0")
    }

    @Test func `with an estimate of 0 the delegate is asked for all heights at once`() {
        let rows = Rows([10, 20, 30])
        let table = display.addTable(rows) { $0.estimatedRowHeight = 0 }
        display.stage.run { #expect(place(table, 2) == [30, 30] && rows.asked == [0, 1, 2]) }
    }

    @Test func `estimates from the delegate apply until a row comes into view`() {
        let rows = EstimatedRows()
        let table = display.addTable(rows)
        display.stage.run { _ = table.visibleCells }
        #expect(rows.estimates >= 1000 && rows.rows.asked.count < 50)
        display.stage.run {
            expect(place(table, 999)[1], is: 20)
            table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
            _ = table.visibleCells
            expect(place(table, 999)[1], is: 100)
        }
    }

    @Test func `a delegate without heights is asked once, and the table decides`() {
        final class Plain: NSObject, UITableViewDelegate {}
        let rows = Rows([1, 2])
        let delegate = Plain()
        let table = display.addTable(rows) { $0.rowHeight = 60 }
        display.stage.run {
            table.delegate = delegate
            _ = table.visibleCells
            expect((place(table, 1), table.lacksHeights, table.lacksEstimates), is: ([60, 60], true, true))
            table.delegate = rows
            _ = table.visibleCells
            expect(place(table, 1), is: [1, 2])
        }
    }

    @Test func `an empty batch of updates asks for heights again`() {
        let rows = Rows([10, 10])
        let table = display.addTable(rows)
        display.stage.run {
            _ = table.visibleCells
            rows.heights = [10, 40]
            table.performBatchUpdates(nil)
            _ = table.visibleCells
            expect(place(table, 1), is: [10, 40])
        }
    }
}
