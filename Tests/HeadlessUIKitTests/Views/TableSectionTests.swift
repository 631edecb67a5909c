import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What stands above and below rows: developer.apple.com/documentation/uikit/adding-headers-and-footers-to-table-sections.
@Suite struct TableSectionTests {
    /// Two sections of as many rows as asked for.
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = [1, 2]
        var headers: [String?] = ["Fruit", "Trees"]
        var footers: [String?] = [nil, "Sold by weight"]
        var heights: [CGFloat] = []
        var views: [Int: () -> UIView] = [:]
        let log = Journal()

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            heights.isEmpty ? UITableView.automaticDimension : heights[section]
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard let make = views[section] else { return nil }
            log.note("view \(section)")
            return make()
        }
    }

    let display = Display()
    let source = Source()

    private func makeTable(_ style: UITableView.Style = .plain) -> UITableView {
        display.addTable(source, style: style) { $0.accessibilityIdentifier = "goods" }
    }

    /// The frame of the header or the footer of a section.
    private func frame(_ edge: SectionEdge, _ section: Int, in table: UITableView) -> [Double]? {
        _ = display.screen
        return table.edges.first { $0.edge == edge && $0.section == section }?.view.frame.numbers
    }

    @Test func `header titles are headings, footer titles are texts, and rows stay rows`() throws {
        let table = makeTable()
        #expect(
            display.text == """
                list goods
                  heading "Fruit"
                  row "0.0"
                  heading "Trees"
                  row "1.0"
                  row "1.1"
                  text "Sold by weight"
                """)
        expect(try display.use("goods") { $0.rowLabels }, is: ["0.0", "1.0", "1.1"])
        expect((table.headerView(forSection: 1)?.textLabel?.text, table.footerView(forSection: 0)), is: ("Trees", nil))
        expect(table.rectForHeader(inSection: 1).numbers, is: [0, 121, 390, 33])
        expect((table.rect(forSection: 1).numbers, table.contentSize.height), is: ([0, 99, 390, 175], 274))
        expect((table.rectForFooter(inSection: 7), table.rect(forSection: -1)), is: (.zero, .zero))
    }

    @Test func `headers and footers of a plain table stay in view as long as their section`() {
        source.rows = [30, 30]
        source.footers = ["Below", nil]
        let table = makeTable()
        expect(frame(.header, 0, in: table), is: [0, 22, 390, 33])
        expect(frame(.footer, 0, in: table), is: [0, 812, 390, 32])
        display.stage.run { table.contentOffset.y = 500 }
        expect(frame(.header, 0, in: table), is: [0, 500, 390, 33])
        display.stage.run { table.contentOffset.y = 1360 }
        // The rows end at 1375 and push it out.
        expect(frame(.header, 0, in: table), is: [0, 1342, 390, 33])
        let header = table.headerView(forSection: 0)
        #expect(table.subviews.last { $0 is UITableViewCell || $0 === header } === header)
    }

    @Test func `a row that a pinned header covers is scrolled until it is not covered`() throws {
        source.rows = [100, 1]
        let table = makeTable()
        display.stage.run { table.contentOffset.y = 2000 }
        _ = try display.use("goods") { $0.revealRow(11) }
        expect(table.contentOffset.y, is: 462)
        display.stage.run { table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false) }
        expect(table.contentOffset.y, is: 902)
    }

    @Test func `groups have gaps between them, and rounded ones are inset`() {
        source.headers = [nil, "Trees"]
        source.footers = [nil, nil]
        let table = makeTable(.insetGrouped)
        _ = display.screen
        expect(table.visibleCells[0].frame.numbers, is: [16, 35, 358, 44])
        expect((frame(.header, 0, in: table), frame(.header, 1, in: table)), is: (nil, [16, 96.5, 358, 38]))
        expect(table.visibleCells[1].frame.numbers, is: [16, 134.5, 358, 44])
        display.stage.run { table.contentOffset.y = 10 }
        expect(frame(.header, 1, in: table), is: [16, 96.5, 358, 38])
        let picture = display.picture
        #expect(picture.contains(##"width='358' height='88' rx='10' fill='#fff'/>"##))
    }

    @Test func `a header view replaces the title, with the height of its constraints`() {
        source.views[1] = {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let button = UIButton(primaryAction: UIAction(title: "Sort") { _ in })
            view.contentView.addSubview(button)
            button.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 3),
                button.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -3),
                button.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
            ])
            return view
        }
        let table = makeTable()
        #expect(display.text.contains("  button \"Sort\"\n  row \"1.0\"") && !display.text.contains("Trees"))
        expect(frame(.header, 1, in: table)?[3], is: 50)
        expect(source.log.take(), is: ["view 1"])
    }

    @Test func `heights from the delegate apply without a title too, and views are requested when visible`() {
        source.rows = [100, 1]
        source.headers = [nil, "Trees"]
        source.heights = [10, 60]
        source.views[1] = { UILabel() }
        let table = makeTable()
        _ = display.screen
        expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).numbers, is: [0, 32, 390, 44])
        expect(source.log.take(), is: [])
        display.stage.run { table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .bottom, animated: false) }
        expect((frame(.header, 1, in: table)?[3], source.log.take()), is: (60, ["view 1"]))
    }

    @Test func `headers of a registered class are reused, after prepareForReuse`() {
        final class Header: UITableViewHeaderFooterView {
            var reuses = 0
            override func prepareForReuse() { reuses += 1 }
        }
        source.rows = [40, 40]
        source.heights = [30, 30]
        let table = makeTable()
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let make = { [unowned table] in table.dequeueReusableHeaderFooterView(withIdentifier: "header") ?? UIView() }
        source.views = [0: make, 1: make]
        _ = display.screen
        let first = table.headerView(forSection: 0) as? Header
        display.stage.run { table.contentOffset.y = 2000 }
        _ = display.screen
        expect(table.headerView(forSection: 0), is: nil)
        display.stage.run { table.contentOffset.y = 0 }
        _ = display.screen
        #expect(first != nil && table.headerView(forSection: 0) === first && first?.reuses == 1)
        expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown"), is: nil)
    }

    @Test func `a changed title shows after the next change of rows`() {
        let table = makeTable()
        _ = display.screen
        source.headers[0] = "Berries"
        source.rows[0] = 2
        display.stage.run { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
        #expect(display.text.contains("heading \"Berries\"\n  row \"0.0\"\n  row"))
    }

    @Test func `the table's header and footer are above and below all sections`() {
        let table = makeTable()
        display.stage.run {
            let (top, bottom) = (UILabel(), UILabel())
            top.text = "Shop"
            bottom.text = "The end"
            top.frame.size.height = 50
            bottom.frame.size.height = 20
            table.tableHeaderView = top
            table.tableFooterView = bottom
        }
        #expect(display.text.hasPrefix("list goods\n  text \"Shop\"\n  heading \"Fruit\""))
        #expect(display.text.hasSuffix("text \"Sold by weight\"\n  text \"The end\""))
        expect((table.rectForHeader(inSection: 0).numbers, table.contentSize.height), is: ([0, 72, 390, 33], 344))
        expect(table.tableFooterView?.frame.numbers, is: [0, 324, 390, 20])
        display.stage.run { table.tableHeaderView = nil }
        expect((display.text.contains("Shop"), table.rectForHeader(inSection: 0).minY), is: (false, 22))
    }

    @Test func `a long footer wraps and passes the audit at every text size`() {
        source.footers[1] = String(repeating: "All prices include tax. ", count: 8)
        let table = makeTable(.grouped)
        _ = display.screen
        #expect(table.rectForFooter(inSection: 1).height > 60)
        let findings = display.stage.run {
            UIApplication.shared.add(display.window)
            return display.window.audit(textSizes: [.extraSmall, .accessibilityExtraExtraExtraLarge]).findings
        }
        #expect(findings.filter { $0.rule == .clippedText || $0.rule == .readingOrder }.isEmpty)
        display.stage.run { UIApplication.shared.terminate() }
    }
}
