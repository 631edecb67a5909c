import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The accessories of list cells and the actions that swipes reveal, by Apple's pages:
/// developer.apple.com/documentation/uikit/uicellaccessory-swift.struct and uicollectionviewlistcell.
@Suite struct ListCellTests {
    /// A list of one row with accessories.
    private func list(_ accessories: [UICellAccessory], items: [String] = ["Mail"]) -> ListFixture {
        ListFixture([items], dress: { cell, _ in cell.accessories = accessories })
    }

    private func custom(
        _ view: UIView, _ placement: UICellAccessory.Placement, _ width: UICellAccessory.LayoutDimension? = nil
    ) -> UICellAccessory {
        .customView(
            configuration: .init(
                customView: view, placement: placement, reservedLayoutWidth: width, maintainsFixedSize: true))
    }

    private func square(_ side: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }

    // MARK: Accessories

    @Test func `a chevron lies at the edge, a text next to the content, whatever their order`() {
        let list = list([.disclosureIndicator(), .label(text: "3 new")])
        expect(list.display.text, is: "list\n  row \"Mail, 3 new\"")
        let views = list.cell(0)?.childrenInOrder ?? []
        let (label, chevron) = (views.dropFirst().first as? UILabel, views.last as? RowMarkView)
        expect((label?.text, chevron?.frame.numbers), is: ("3 new", [368, 19, 6, 6]))
        let width = Double(label?.frame.width ?? 0)
        #expect(list.cell(0)?.contentView.frame.numbers == [0, 0, 368 - 8 - width, 44] && width > 30)
    }

    @Test func `custom views lie at both sides, next to the content unless their placement says otherwise`() {
        let views = (0..<4).map { square(10 + CGFloat($0)) }
        let list = list([
            custom(views[0], .leading()), custom(views[1], .leading(displayed: .always, at: { _ in 0 })),
            custom(views[2], .trailing(), .custom(30)), .checkmark(),
            custom(
                views[3],
                .trailing(displayed: .whenNotEditing, at: UICellAccessory.Placement.position(after: .checkmark()))),
        ])
        expect(views.map(\.frame.minX), is: [35, 16, 299 + 9, 361])
        expect(list.cell(0)?.contentView.frame.numbers, is: [45, 0, 390 - 45 - 91, 44])
    }

    @Test func `a hidden accessory keeps its room, and one for editing does not show`() {
        let list = list([
            .checkmark(options: .init(isHidden: true)), .disclosureIndicator(displayed: .whenEditing),
            .label(text: "gone", displayed: .whenEditing),
        ])
        expect(list.display.text, is: "list\n  row \"Mail\"")
        expect(list.cell(0)?.contentView.frame.numbers, is: [0, 0, 390 - 32, 44])
    }

    @Test func `a button among the accessories is an element of its row`() throws {
        let journal = Journal()
        let button = UIButton(primaryAction: UIAction(title: "Star") { _ in journal.note("star") })
        let list = list([.customView(configuration: .init(customView: button, placement: .trailing()))])
        expect(list.display.text, is: "list\n  row \"Mail\"\n    button \"Star\"")
        try list.display.use("Star") { try $0.tap() }
        expect((journal.take(), list.journal.take()), is: (["star"], []))
        try list.display.use("Mail") { try $0.tap() }
        expect(list.journal.take(), is: ["select 0"])
    }

    @Test func `two accessories of one kind fail the run as in UIKit`() {
        let list = list([])
        list.perform { list.cell(0)?.accessories = [.checkmark(), .checkmark()] }
        let reasons = list.display.exceptions
        #expect(reasons.count == 1 && reasons[0].hasPrefix("Accessories cannot contain more than one of a system type"))
    }

    @Test func `indentation moves the content, and the accessories at its left if indentsAccessories is set`() {
        let mark = square(20)
        let list = list([custom(mark, .leading())])
        list.perform {
            list.cell(0)?.indentationLevel = 3
            list.cell(0)?.indentationWidth = 12
        }
        expect((mark.frame.minX, list.cell(0)?.contentView.frame.minX), is: (52, 72))
        list.perform { list.cell(0)?.indentsAccessories = false }
        expect((mark.frame.minX, list.cell(0)?.contentView.frame.minX), is: (16, 72))
    }

    @Test func `accessories leave less width for the text, so that the row is higher`() {
        let text = String(repeating: "word ", count: 16)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
        let (narrow, wide) = (list([custom(mark, .trailing())], items: [text]), list([], items: [text]))
        #expect(narrow.frames[0][3] > wide.frames[0][3] && wide.frames[0][3] > 44)
        wide.perform { wide.cell(0)?.accessories = [custom(mark, .trailing())] }
        expect(wide.frames, is: narrow.frames)
    }

    // MARK: Swipes

    private func action(_ title: String, _ journal: Journal) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { _, _, completion in
            journal.note(title)
            completion(true)
        }
    }

    /// A list whose rows have actions at both sides, except the first.
    private func mail(_ journal: Journal) -> ListFixture {
        ListFixture([["Mail 0", "Mail 1", "Mail 2"]]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                guard path.item > 0 else { return nil }
                return UISwipeActionsConfiguration(actions: [action("Bin", journal), action("Archive", journal)])
            }
            configuration.leadingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [action("Read", journal)])
            }
        }
    }

    @Test func `a swipe reveals the actions of its side, the first one at the edge`() throws {
        let (journal, list) = Journal().with { mail($0) }
        try list.display.use("Mail 1") { try $0.swipe(.left, fully: false) }
        #expect(
            list.display.text == """
                list
                  row "Mail 0"
                  row "Mail 1"
                    button "Archive"
                    button "Bin"
                  row "Mail 2"
                """)
        expect(try list.display.element("Bin").frame.numbers, is: [316, 44, 74, 44])
        #expect((list.cell(1)?.contentView.frame.minX ?? 0) < -74)
        try list.display.use("Archive") { try $0.tap() }
        expect((journal.take(), list.cell(1)?.contentView.frame.minX), is: (["Archive"], 0))
    }

    @Test func `a full swipe performs the first action, and a row without actions cannot be swiped`() throws {
        let (journal, list) = Journal().with { mail($0) }
        try list.display.use("Mail 2") { try $0.swipe(.left, fully: true) }
        expect(journal.take(), is: ["Bin"])
        try list.display.use("Mail 2") { try $0.swipe(.right, fully: true) }
        expect(journal.take(), is: ["Read"])
        #expect(throws: InputRefusal.self) {
            try list.display.use("Mail 0") { try $0.swipe(.left, fully: false) }
        }
        expect(try list.display.use("Mail 0") { $0.swipeDirections }, is: [.right])
        expect(try list.display.use("Mail 1") { $0.swipeDirections }, is: [.left, .right])
    }

    @Test func `a tap elsewhere and a change of the items hide the actions`() throws {
        let (_, list) = Journal().with { mail($0) }
        try list.display.use("Mail 1") { try $0.swipe(.left, fully: false) }
        try list.display.use("Mail 2") { try $0.tap() }
        expect((list.cell(1)?.rowActions, list.journal.take()), is: (nil, []))
        try list.display.use("Mail 1") { try $0.swipe(.left, fully: false) }
        list.perform {
            list.items = [["Mail 1", "Mail 2"]]
            list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        expect(list.display.text, is: "list\n  row \"Mail 1\"\n  row \"Mail 2\"")
        expect(try list.display.use("Mail 1") { $0.swipeDirections }, is: [.right])
    }
}

extension Journal {
    /// The journal, and what is made with it.
    fileprivate func with<Made>(_ make: (Journal) -> Made) -> (Journal, Made) { (self, make(self)) }
}
