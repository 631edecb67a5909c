import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of tables and scroll views on Apple's pages: who is told what, in which order.
///
/// Each test names its page below developer.apple.com/documentation/uikit.
@Suite struct TableEventRulesTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = [3, 40]
        var told: [String] = []
        var mayHighlight = true
        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "row \(indexPath.section).\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "S\(section)" }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            told.append("highlight? \(indexPath.row)")
            return mayHighlight
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            told.append("highlighted \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            told.append("unhighlighted \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            told.append("select? \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("selected \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            told.append("deselect? \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.append("deselected \(indexPath.row)")
        }
        func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private let display = Display()
    private let rows = Rows()
    private let table: UITableView

    init() {
        table = display.addTable(rows) {
            ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionHeaderTopPadding) = (50, 30, 0)
        }
        _ = display.screen
    }

    private func tap(_ row: String) throws { try display.use(row) { try $0.tap() } }

    // uitableviewdelegate/tableview(_:shouldhighlightrowat:): "As touches arrive, the table view highlights rows in
    // anticipation of selecting them", and unhighlights them when the finger is lifted.
    @Test func `a row is highlighted before it is selected, and the former one deselected in between`() throws {
        _ = rows.take()
        try tap("row 0.1")
        expect(rows.take(), is: ["highlight? 1", "highlighted true", "unhighlighted false", "select? 1", "selected 1"])
        try tap("row 0.2")
        expect(
            rows.take(), are: "highlight? 2", "highlighted true", "unhighlighted false", "select? 2", "deselect? 1",
            "deselected 1", "selected 2")
        try tap("row 0.2")
        expect(rows.take().filter { $0.contains("select") }, is: ["select? 2", "selected 2"])
        rows.mayHighlight = false
        try tap("row 0.1")
        expect((rows.take(), table.indexPathForSelectedRow), is: (["highlight? 1"], IndexPath(row: 2, section: 0)))
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .none)
        expect((rows.take(), table.indexPathForSelectedRow?.row), is: ([], 0))
    }

    // uigesturerecognizer/cancelstouchesinview: a recogniser around a table takes the tap from the row.
    @Test func `a recogniser on a superview takes taps on rows if it cancels touches`() throws {
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addAction { _ in taps += 1 }
        display.root.addGestureRecognizer(tap)
        _ = rows.take()
        try self.tap("row 0.1")
        expect((rows.take(), taps), is: ([], 1))
        tap.cancelsTouchesInView = false
        try self.tap("row 0.1")
        expect((rows.take().last, taps), is: ("selected 1", 2))
        tap.isEnabled = false
        let inner = UITapGestureRecognizer()
        inner.addAction { _ in taps += 10 }
        display.stage.run {
            table.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.addGestureRecognizer(inner)
        }
        try self.tap("row 0.2")
        expect((rows.take(), taps), is: ([], 12))
    }

    // uitableview/indexpathforrow(at:), indexpathsforrows(in:)
    @Test func `rows are found by points and rectangles of the content`() {
        display.stage.run {
            expect(table.indexPathForRow(at: CGPoint(x: 5, y: 31)), is: IndexPath(row: 0, section: 0))
            expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)), is: nil)
            expect(table.indexPathForRow(at: CGPoint(x: 5, y: 129)), is: IndexPath(row: 1, section: 0))
            let found = table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 150))
            expect(found, is: [[0, 1], [0, 2], [1, 0]].map { IndexPath(row: $0[1], section: $0[0]) })
            expect(table.indexPathsForRows(in: CGRect(x: 0, y: 99_999, width: 10, height: 10)), is: [])
        }
    }

    // uiscrollviewdelegate: the order for a page that the user turns.
    @Test func `a drag by the user notifies from its beginning to the end of the deceleration`() {
        final class Noting: NSObject, UIScrollViewDelegate {
            var told: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                told.append("scroll \(scrollView.isDragging) \(scrollView.isDecelerating)")
            }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("begin") }
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                told.append("will end")
                targetContentOffset.pointee.y = 120
            }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                told.append("end \(decelerate)")
            }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { told.append("decelerate") }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("rest") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("animated") }
        }
        let (noting, scroll) = (Noting(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.delegate = noting
        scroll.drag(to: CGPoint(x: 0, y: 90))
        #expect(
            noting.told == [
                "begin", "scroll true false", "scroll true false", "scroll true false", "will end", "end true",
                "decelerate", "scroll false true", "rest",
            ])
        noting.told = []
        scroll.contentOffset.y = 200
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 310, width: 10, height: 10), animated: false)
        expect(noting.told, is: ["scroll false false", "scroll false false"])
    }
}
