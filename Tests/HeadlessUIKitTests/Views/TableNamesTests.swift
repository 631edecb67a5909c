import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rows at points, and what the delegate is told of headers, footers and highlights.
@Suite struct TableNamesTests {
    /// Three sections of ten rows, each with a header and a footer.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let log = Journal()
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.log = log
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H\(section)" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F\(section)" }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            log.note("+H\(section) \(view.superview == nil)")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            log.note("+F\(section) \(view.superview == nil)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            log.note("-H\(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            log.note("-F\(section)")
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.note("highlight") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.note("unhighlight") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.note("select") }
    }

    private final class Cell: UITableViewCell {
        var log: Journal?
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            log?.note("cell \(isHighlighted)")
        }
    }

    private let display = Display()
    private let source = Source()

    private func makeTable() -> UITableView { display.addTable(source, style: .grouped) }

    // https://developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight
    @Test func `estimates of headers and footers are held, and the heights are as measured`() {
        let table = makeTable()
        display.stage.run {
            expect(table.estimatedSectionHeaderHeight, is: UITableView.automaticDimension)
            expect(table.estimatedSectionFooterHeight, is: UITableView.automaticDimension)
            display.window.layoutIfNeeded()
            let before = table.rectForHeader(inSection: 1)
            (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (400, 300)
            expect((table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight), is: (400, 300))
            expect(table.rectForHeader(inSection: 1), is: before)
        }
    }

    // https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)
    @Test func `the delegate is notified of headers and footers before and after they are displayed`() {
        let table = makeTable()
        display.stage.run { display.window.layoutIfNeeded() }
        expect(source.log.take(), is: ["+H0 true", "+F0 true", "+H1 true"])
        display.stage.run {
            table.contentOffset.y = table.rectForHeader(inSection: 1).maxY
            table.layoutIfNeeded()
        }
        let told = source.log.take()
        expect((Set(told), told.count), is: (["-H0", "-F0", "-H1", "+F1 true", "+H2 true"], 5))
        display.stage.run { table.reloadData() }
        expect(source.log.take(), is: ["-F1", "-H2"])
    }

    // https://developer.apple.com/documentation/uikit/uitableviewcell/sethighlighted(_:animated:)
    @Test func `a tap highlights the row until the finger is lifted, then selects it`() throws {
        let table = makeTable()
        display.stage.run { display.window.layoutIfNeeded() }
        _ = source.log.take()
        try display.use("0.1") { try $0.tap() }
        expect(source.log.take(), is: ["cell true", "highlight", "cell false", "unhighlight", "select"])
        let before = display.picture
        display.stage.run { table.cellForRow(at: IndexPath(row: 0, section: 0))?.setHighlighted(true, animated: false) }
        #expect(display.picture != before)
    }
}
