import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UITableViewTests {
    /// What a table shows, and what it asked and told.
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [(title: String?, rows: [String])]
        var asked = 0
        var cells: Set<ObjectIdentifier> = []
        let log = Journal()
        var redirect: (IndexPath) -> IndexPath? = { $0 }

        init(_ rows: [String]) { sections = [(nil, rows)] }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].title
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cells.insert(ObjectIdentifier(cell))
            cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.note("will \(indexPath.row)")
            return redirect(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.note("did \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.note("un \(indexPath.row)")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.note("begin") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scroll \(Int(scrollView.contentOffset.y))") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.note("end") }
    }

    final class Cell: UITableViewCell {}

    let display = Display()
    let rows: Rows
    let table: UITableView

    init() { self.init(["swift", "swim", "swing"]) }

    init(_ texts: [String]) {
        rows = Rows(texts)
        table = display.addTable(rows, cells: Cell.self) { $0.accessibilityIdentifier = "suggestions" }
    }

    @Test func `rows are elements in their list`() {
        expect(display.text, is: "list suggestions\n  row \"swift\"\n  row \"swim\"\n  row \"swing\"")
        expect(table.frame.numbers, is: [0, 0, 390, 844])
        expect(table.visibleCells.map { $0.frame.numbers }, is: (0..<3).map { [0, Double($0) * 44, 390, 44] })
    }

    @Test func `a table with 100,000 rows makes only the visible cells`() throws {
        let test = Self((0..<100_000).map { "row \($0)" })
        expect((test.display.screen.elements.count, test.rows.cells.count, test.rows.asked), is: (21, 20, 20))
        for row in stride(from: 0, to: 100_000, by: 997) {
            test.display.stage.run {
                test.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            }
            _ = test.display.screen
        }
        #expect(test.rows.cells.count <= 42)
        expect(test.table.indexPathsForVisibleRows?.first?.row, is: 99_700)
        expect(test.table.contentSize.height, is: 4_400_000)
    }

    @Test func `a row out of view is found through the data source and scrolled into view`() throws {
        let test = Self((1...1000).map { "row \($0)" })
        try test.display.use("suggestions") { list in
            expect((list.rowCount, list.rowLabels?[899], test.rows.cells.count), is: (1000, "row 900", 21))
            #expect(list.revealRow(900) is Cell)
            expect((list.revealRow(1001), list.revealRow(0)), is: (nil, nil))
        }
        #expect(test.display.screen.elements.contains { $0.label == "row 900" })
        expect(test.rows.log.take(), is: ["begin", "scroll 12918", "scroll 25837", "scroll 38756", "end"])
        expect(test.display.stage.trace.last(1).map(\.name), is: ["scrolled into view"])
        expect(test.table.bounds.numbers, is: [0, 38756, 390, 844])
    }

    @Test func `a tap asks the delegate, deselects the former row and notifies`() throws {
        try display.use("swift") { try $0.tap() }
        try display.use("swing") { try $0.tap() }
        expect(rows.log.take(), is: ["will 0", "did 0", "will 2", "un 0", "did 2"])
        expect(display.text, is: "list suggestions\n  row \"swift\"\n  row \"swim\"\n  row \"swing\" selected")
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
        expect((table.indexPathForSelectedRow, rows.log.take()), is: (nil, []))
        rows.redirect = { _ in nil }
        try display.use("swift") { try $0.tap() }
        expect((rows.log.take(), table.indexPathForSelectedRow), is: (["will 0"], nil))
    }

    @Test func `controls are children of their row, texts are its label`() throws {
        _ = display.screen
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        display.stage.run {
            let adopt = UIButton(primaryAction: UIAction(title: "Adopt") { [rows] _ in rows.log.note("adopt") })
            adopt.sizeToFit()
            cell.accessoryView = adopt
            let label = makeLabel("a sport", "detail")
            cell.contentView.addSubview(label)
        }
        #expect(
            display.text == """
                list suggestions
                  row "swift"
                  row "swim, a sport"
                    button "Adopt"
                  row "swing"
                """)
        try display.use("Adopt") { try $0.tap() }
        expect(rows.log.take(), is: ["adopt"])
        cell.accessibilityLabel = "Swimming"
        #expect(display.text.contains("row \"Swimming\"\n    button \"Adopt\""))
    }

    @Test func `a change of data keeps the cells of the rows that stay`() {
        _ = display.screen
        let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
        rows.asked = 0
        display.stage.run {
            rows.sections[0].rows = ["swan", "swift", "swing"]
            table.performBatchUpdates {
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        expect(display.text, is: "list suggestions\n  row \"swan\"\n  row \"swift\"\n  row \"swing\"")
        expect((rows.asked, table.indexPath(for: kept!)), is: (1, IndexPath(row: 2, section: 0)))
        rows.sections[0].rows[1] = "SWIFT"
        display.stage.run { table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
        expect((display.screen.elements[2].label, rows.asked), is: ("SWIFT", 2))
    }

    @Test func `sections have headings and their own rows`() throws {
        rows.sections = [("Fruit", ["apple"]), (nil, []), ("Trees", ["oak", "elm"])]
        display.stage.run { table.reloadData() }
        #expect(
            display.text == """
                list suggestions
                  heading "Fruit"
                  row "apple"
                  heading "Trees"
                  row "oak"
                  row "elm"
                """)
        expect((table.numberOfSections, table.numberOfRows(inSection: 2), table.rowCount), is: (3, 2, 3))
        expect(try display.use("suggestions") { $0.rowLabels }, is: ["apple", "oak", "elm"])
        expect(table.rectForRow(at: IndexPath(row: 1, section: 2)).numbers, is: [0, 198, 390, 44])
    }

    @Test func `a scroll by the user lowers the keyboard, and one by the app does not`() throws {
        let test = Self((0..<100).map(String.init))
        let field = test.display.add { UITextField() }
        field.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        test.table.frame = CGRect(x: 0, y: 44, width: 390, height: 800)
        test.table.keyboardDismissMode = .onDrag
        test.display.stage.run { _ = field.becomeFirstResponder() }
        test.display.stage.run { test.table.setContentOffset(CGPoint(x: 0, y: 88), animated: false) }
        expect((test.rows.log.take(), field.isFirstResponder), is: (["scroll 88"], true))
        let moved = try test.display.use("suggestions") { try $0.scroll(.down) }
        expect(
            (test.rows.log.take(), moved, field.isFirstResponder),
            is: (["begin", "scroll 354", "scroll 621", "scroll 888", "end"], true, false))
        #expect(try test.display.use("suggestions") { try $0.scroll(.up) })
        #expect(try test.display.use("suggestions") { try $0.scroll(.up) })
        #expect(try !test.display.use("suggestions") { try $0.scroll(.up) })
        expect(
            test.rows.log.take(),
            is: [
                "begin", "scroll 621", "scroll 354", "scroll 88", "end", "begin", "scroll 58", "scroll 29", "scroll 0",
                "end", "begin", "end",
            ])
    }
}
