import Foundation
import TestSupport

@testable import HeadlessUIKit

/// developer.apple.com/documentation/uikit/uitableview/automaticdimension, and "Working with Self-Sizing Table View
/// Cells", Auto Layout Guide: constraints in the content view say how high a row is.
@Suite struct SelfSizingTests {
    final class TextCell: UITableViewCell {
        let text = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            text.font = .systemFont(ofSize: 10)
            text.numberOfLines = 0
            text.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
                text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            ])
        }

        required init?(coder: NSCoder) { return nil }
    }

    final class Rows: NSObject, UITableViewDataSource {
        var texts: [String]
        var made = 0
        init(_ texts: [String]) { self.texts = texts }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? TextCell)?.text.text = texts[indexPath.row]
            return cell
        }
    }

    private func makeTable(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
        table.register(TextCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    @Test func `each row has the height that its constraints need`() {
        let rows = Rows(["one", "four four four four four four", "one"])
        let table = makeTable(rows)
        expect(table.visibleCells.map(\.frame.numbers), is: [[0, 0, 120, 52], [0, 52, 120, 64], [0, 116, 120, 52]])
        expect(table.contentSize.height, is: 168)
        expect((table.visibleCells[1] as? TextCell)?.text.frame.numbers, is: [10, 20, 100, 24])
    }

    @Test func `an accessory leaves less room, and a reload measures the row again`() {
        let rows = Rows(["four four four four", "one"])
        let table = makeTable(rows)
        expect(table.contentSize.height, is: 104)
        rows.texts[0] = "four four four four four four four four four"
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        expect(table.contentSize.height, is: 128)
        table.visibleCells[0].accessoryType = .disclosureIndicator
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        expect(table.contentSize.height, is: 152)
    }

    @Test func `rows that were not visible yet have the estimated height`() {
        let rows = Rows((0..<1000).map { "row \($0)" })
        let table = makeTable(rows)
        table.estimatedRowHeight = 100
        table.layoutIfNeeded()
        expect((table.visibleCells.count, table.contentSize.height), is: (6, 6 * 52 + 994 * 100))
        #expect(rows.made < 30)
        table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
        table.layoutIfNeeded()
        expect(table.cellForRow(at: IndexPath(row: 999, section: 0))?.frame.height, is: 52)
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
    func `a row that is scrolled to is where it was asked for, though rows on the way are higher than estimated`(
        _ position: UITableView.ScrollPosition
    ) {
        let rows = Rows((0..<200).map { $0 % 3 == 0 ? "four four four four four four" : "one" })
        let table = makeTable(rows)
        table.estimatedRowHeight = 20
        let path = IndexPath(row: 100, section: 0)
        table.scrollToRow(at: path, at: position, animated: false)
        table.layoutIfNeeded()
        let row = table.rectForRow(at: path)
        switch position {
        case .top: expect(row.minY, is: table.bounds.minY)
        case .middle: expect(row.midY, is: table.bounds.midY)
        default: expect(row.maxY, is: table.bounds.maxY)
        }
    }

    @Test func `a revealed row is in view`() {
        let rows = Rows((0..<200).map { $0 % 3 == 0 ? "four four four four four four" : "one" })
        let table = makeTable(rows)
        for number in [150, 3, 199, 0] {
            let row = table.reveal(row: number)
            #expect(row != nil && row.map { table.bounds.contains($0.frame) } == true, "\(number)")
        }
    }

    @Test func `a fixed row height is kept`() {
        let rows = Rows(["one", "four four four four four four"])
        let table = makeTable(rows)
        table.rowHeight = 44
        table.layoutIfNeeded()
        expect(table.visibleCells.map(\.frame.height), is: [44, 44])
    }

    @Test func `a measured row moves the rows below it`() {
        var geometry = TableGeometry(rowHeight: 10)
        geometry.append(rows: 3, header: 5)
        geometry.append(rows: 100_000, header: 5)
        #expect(geometry.measure(1, height: 30) && geometry.measure(3, height: 4) && !geometry.measure(2, height: 10))
        expect(geometry.rect(of: IndexPath(row: 2, section: 0), width: 1).numbers, is: [0, 45, 1, 10])
        expect((geometry.top(ofSection: 1), geometry.height), is: (55, 1_000_054))
        expect(geometry.rect(of: IndexPath(row: 1, section: 1), width: 1).numbers, is: [0, 64, 1, 10])
        expect((geometry.rows(from: 40, to: 65), geometry.rows(from: 0, to: 15)), is: (1..<5, 0..<1))
        expect(geometry.rows(from: 1_000_050, to: 1_000_054), is: 100_002..<100_003)
        #expect(
            geometry.sections(showing: .header, from: 50, to: 58) == [1] && geometry.isMeasured(2)
                && !geometry.isMeasured(4))
    }
}
