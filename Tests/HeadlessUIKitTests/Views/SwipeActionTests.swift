import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Actions that a swipe over a row reveals, by Apple's pages:
/// developer.apple.com/documentation/uikit/uiswipeactionsconfiguration and
/// developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:).
@Suite struct SwipeActionTests {
    /// Rows that can be deleted, and notes of all that is asked and told.
    final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = (1...40).map { "Mail \($0)" }
        var leading: [UIContextualAction]?
        var trailing: [UIContextualAction]?
        var isFull = true
        var canEdit = true
        var style = UITableViewCell.EditingStyle.delete
        let log = Journal()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            let star = UIButton(primaryAction: UIAction(title: "Star") { [log] _ in log.note("star") })
            star.sizeToFit()
            cell.accessoryView = star
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            log.note("can edit?")
            return canEdit
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.note("commit \(editingStyle) \(indexPath.row)")
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading.map { make($0) } }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing.map { make($0) } }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.note("begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.note("end \(indexPath.map { "\($0.row)" } ?? "-")")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.note("select") }

        private func make(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
            let configuration = UISwipeActionsConfiguration(actions: actions)
            configuration.performsFirstActionWithFullSwipe = isFull
            return configuration
        }

        /// An action that says at its end whether it was done.
        func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [log] _, view, completion in
                log.note(title + (view is UIButton ? "" : "?"))
                completion(true)
            }
        }
    }

    let display = Display()
    let mail = Mail()
    let table: UITableView

    init() {
        table = display.addTable(mail)
    }

    private func swipe(_ row: String, _ direction: SwipeDirection, fully: Bool = false) throws {
        try display.use(row) { try $0.swipe(direction, fully: fully) }
    }

    /// The lines of a row and of what is in it.
    private func lines(_ row: String) throws -> [String] {
        let element = try display.element(row)
        return display.screen.elements(in: element).map(\.notation)
    }

    @Test func `a row that can be deleted has a Delete button, which calls commit`() throws {
        try swipe("Mail 2", .left)
        expect(mail.log.take(), is: ["can edit?", "begin 1"])
        expect(try lines("Mail 2"), is: ["button \"Star\"", "button \"Delete\""])
        try display.use("Delete") { try $0.tap() }
        expect(mail.log.take(), is: ["commit delete 1", "end 1"])
        expect((try display.element("Mail 3").role, display.text.contains("Delete")), is: (.row, false))
        expect(table.visibleCells[1].contentView.frame.minX, is: 0)
    }

    @Test func `a full swipe over a row performs Delete`() throws {
        try swipe("Mail 1", .left, fully: true)
        expect((mail.log.take(), mail.rows.count), is: (["can edit?", "begin 0", "commit delete 0", "end 0"], 39))
    }

    @Test func `the first action of the delegate is at the edge, and the actions move the row aside`() throws {
        mail.trailing = [mail.action("Bin", .destructive), mail.action("Archive")]
        mail.leading = [mail.action("Read"), mail.action("Pin")]
        try swipe("Mail 1", .left)
        expect(try lines("Mail 1"), is: ["button \"Star\"", "button \"Archive\"", "button \"Bin\""])
        expect(try display.element("Bin").frame.numbers, is: [316, 0, 74, 44])
        #expect(table.visibleCells[0].contentView.frame.minX < -74)
        try swipe("Mail 1", .right)
        expect(try lines("Mail 1"), is: ["button \"Star\""])
        try swipe("Mail 1", .right)
        expect(try lines("Mail 1"), is: ["button \"Read\"", "button \"Pin\"", "button \"Star\""])
        try display.use("Pin") { try $0.tap() }
        expect(mail.log.take(), is: ["can edit?", "begin 0", "end 0", "can edit?", "begin 0", "Pin", "end 0"])
    }

    @Test func `actions stay visible until the handler calls its completion`() throws {
        var end: ((Bool) -> Void)?
        mail.trailing = [UIContextualAction(style: .normal, title: "Move") { _, _, completion in end = completion }]
        try swipe("Mail 1", .left)
        try display.use("Move") { try $0.tap() }
        #expect(try lines("Mail 1").contains("button \"Move\""))
        display.stage.run { end?(false) }
        expect(try lines("Mail 1"), is: ["button \"Star\""])
        display.stage.run { end?(true) }
        expect(mail.log.take(), is: ["can edit?", "begin 0", "end 0"])
    }

    @Test func `a full swipe only shows the actions if performsFirstActionWithFullSwipe is false`() throws {
        mail.isFull = false
        mail.trailing = [mail.action("Bin")]
        try swipe("Mail 1", .left, fully: true)
        expect(mail.log.take(), is: ["can edit?", "begin 0"])
        mail.isFull = true
        try swipe("Mail 2", .left, fully: true)
        expect(mail.log.take(), is: ["end 0", "can edit?", "begin 1", "Bin", "end 1"])
    }

    @Test func `a touch elsewhere in the table hides the actions and does nothing more`() throws {
        try swipe("Mail 1", .left)
        try display.use("Mail 3") { try $0.tap() }
        expect((mail.log.take(), display.text.contains("Delete")), is: (["can edit?", "begin 0", "end 0"], false))
        try display.use("Mail 3") { try $0.tap() }
        expect(mail.log.take(), is: ["select"])
    }

    @Test func `scrolling, a reload and another change of rows hide the actions`() throws {
        let changes: [(UITableView) -> Void] = [
            { $0.drag(to: CGPoint(x: 0, y: 10)) }, { $0.reloadData() },
            { $0.reloadRows(at: [IndexPath(row: 5, section: 0)], with: .none) },
        ]
        for change in changes {
            try swipe("Mail 2", .left)
            #expect(display.text.contains("Delete"))
            display.stage.run { change(table) }
            expect((display.text.contains("Delete"), mail.log.take()), is: (false, ["can edit?", "begin 1", "end 1"]))
        }
    }

    @Test func `a swipe to a side without actions is refused`() throws {
        let none = InputRefusal.noRowActions("left")
        let rule = InputRefusal.noRowActions(
            "left",
            because: "the data source's tableView(_:canEditRowAt:) returns false for it, which is the rule of a "
                + "UITableViewDiffableDataSource unless a subclass overrides it")
        mail.canEdit = false
        #expect(throws: rule) { try swipe("Mail 1", .left) }
        #expect(rule.message.hasPrefix("has no actions that a swipe to the left would reveal: the data source's"))
        mail.canEdit = true
        mail.style = .none
        #expect(throws: none) { try swipe("Mail 1", .left) }
        mail.style = .delete
        mail.trailing = []
        #expect(throws: none) { try swipe("Mail 1", .left) }
        #expect(throws: InputRefusal.noRowActions("right")) { try swipe("Mail 1", .right) }
        expect(
            none.message, is: "has no actions that a swipe to the left would reveal, and nothing recognises the swipe")
        _ = display.add { makeLabel("Text") }
        let action =
            "be swiped left: nothing recognises that; give it, or a view above, a UISwipeGestureRecognizer with the "
            + "direction .left or a UIPanGestureRecognizer"
        #expect(throws: InputRefusal.unfit(role: .text, action: action)) { try swipe("Text", .left) }
    }

    @Test func `a data source without commit has Delete until the first tap on it`() throws {
        let fixed = LabelRowTests.Rows(["Row 0", "Row 1"])
        display.stage.run { (table.dataSource, table.delegate) = (fixed, nil) }
        try swipe("Row 1", .left)
        try display.use("Delete") { try $0.tap() }
        expect((try display.element("Row 1").role, display.text.contains("Delete")), is: (.row, false))
        #expect(throws: InputRefusal.noRowActions("left")) { try swipe("Row 1", .left) }
    }

    @Test func `the drawing shows the buttons in their colours`() throws {
        let flag = mail.action("Flag")
        flag.backgroundColor = .systemOrange
        mail.trailing = [mail.action("Bin", .destructive), mail.action("More"), flag]
        try swipe("Mail 1", .left)
        let body = display.picture
        for colour in ["#ff3b30", "#8e8e93", "#ff9500"] { #expect(body.contains("fill='\(colour)'")) }
    }
}
