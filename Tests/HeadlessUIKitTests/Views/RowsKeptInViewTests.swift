import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rows of automatic height that are far lower than estimated, under changes while they are in view.
@Suite struct RowsKeptInViewTests {
    /// Rows of 100 points, each made anew, with a delegate that looks at the rows whenever the table scrolls.
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 10
        var ended: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessibilityLabel = "\(indexPath.row)"
            cell.contentView.heightAnchor.constraint(equalToConstant: 100).isActive = true
            return cell
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            ended.append(indexPath.row)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            _ = (scrollView as? UITableView)?.indexPathsForVisibleRows
        }
    }

    let display = Display()
    let rows = Rows()

    /// A table as high as the screen.
    private func makeTable() -> UITableView {
        let table = display.addTable(rows) { $0.estimatedRowHeight = 500 }
        _ = display.text
        return table
    }

    private func visible(_ table: UITableView) -> [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }

    @Test func `a delegate that looks at the rows while the content gets shorter leaves the last row in view`() {
        let table = makeTable()
        display.stage.run {
            expect(table.reveal(row: 9)?.accessibilityLabel, is: "9")
            expect(visible(table).last, is: 9)
        }
    }

    @Test func `an empty batch, another header and new rows leave what is in view where it is`() {
        let table = makeTable()
        display.stage.run {
            _ = table.reveal(row: 9)
            let (before, offset) = (visible(table), table.contentOffset)
            table.beginUpdates()
            table.endUpdates()
            expect(visible(table), is: before)
            table.tableHeaderView = UIView()
            table.layoutIfNeeded()
            expect(visible(table), is: before)
            rows.count = 20
            table.insertRows(at: (10..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
            expect((visible(table), table.contentOffset), is: (before, offset))
        }
    }

    @Test func `a reload forgets the heights`() {
        let table = makeTable()
        display.stage.run {
            _ = table.reveal(row: 9)
            table.reloadData()
            expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, is: 500)
        }
    }

    @Test func `a look at rows out of view ends what the app began for them`() {
        let table = makeTable()
        display.stage.run {
            let seen = visible(table)
            rows.ended = []
            expect((table.rowLabels.count, rows.ended), is: (10, Array(0..<10).filter { !seen.contains($0) }))
        }
    }
}
