import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The buttons of rows' detail accessories.
@Suite struct DetailButtonTests {
    /// Two rows with a detail accessory, the delegate of the table.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let log = Journal()
        var type = UITableViewCell.AccessoryType.detailButton
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = indexPath.row == 1 ? type : .none
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.note("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            log.note("detail \(indexPath.row)")
        }
    }

    private let display = Display()
    private let source = Source()

    private func makeTable() -> UITableView {
        let table = display.addTable(source)
        display.stage.run { display.window.layoutIfNeeded() }
        return table
    }

    // uitableviewdelegate/tableview(_:accessorybuttontappedforrowwith:)
    @Test func `a tap on the button calls the delegate and selects nothing`() throws {
        let table = makeTable()
        expect(display.text, is: "list\n  row \"Row 0\"\n  row \"Row 1\"\n    button \"More Info\"")
        try display.use("More Info") { try $0.tap() }
        expect((source.log.take(), table.indexPathForSelectedRow), is: (["detail 1"], nil))
        try display.use("Row 1") { try $0.tap() }
        expect(source.log.take(), is: ["select 1"])
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.detailButton, CGFloat(340)), (.detailDisclosureButton, 322), (.checkmark, 358),
    ])
    func `the content leaves room for the accessory`(_ type: UITableViewCell.AccessoryType, _ width: CGFloat) throws {
        source.type = type
        let cell = try #require(makeTable().cellForRow(at: IndexPath(row: 1, section: 0)))
        expect(cell.contentView.frame.width, is: width)
        expect(cell.detailButton?.frame, is: (type == .checkmark ? nil : CGRect(x: width, y: 0, width: 44, height: 44)))
    }

    @Test func `the button goes with its accessory, and while the row is edited`() throws {
        let table = makeTable()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        display.stage.run {
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
        }
        expect((cell.detailButton, display.text.contains("More Info")), is: (nil, false))
        display.stage.run {
            cell.editingAccessoryType = .detailButton
            table.layoutIfNeeded()
        }
        #expect(display.text.contains("More Info"))
        display.stage.run {
            cell.editingAccessoryType = .none
            table.setEditing(false, animated: false)
            cell.accessoryView = UISwitch()
            table.layoutIfNeeded()
        }
        #expect(!display.text.contains("More Info"))
    }

    @Test func `the audit finds nothing wrong with the button`() throws {
        _ = makeTable()
        let findings = display.stage.run {
            UIApplication.shared.add(display.window)
            defer { UIApplication.shared.terminate() }
            return display.window.audit().findings.map { "\($0.element) \($0.problem)" }
        }
        expect(findings.filter { $0.contains("More Info") }, is: [])
    }
}
