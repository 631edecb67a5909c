import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct ReachTests {
    let display = Display()
    let log = Journal()

    private func button(_ title: String) -> UIButton {
        display.stage.run { UIButton(primaryAction: UIAction(title: title) { [log] _ in log.note(title) }) }
    }

    @Test func `an overlay covers the views below its frame`() throws {
        let go = button("Go")
        display.root.addSubview(go)
        let overlay = UIView(frame: display.root.bounds)
        overlay.accessibilityIdentifier = "loading"
        display.root.addSubview(overlay)
        #expect(throws: InputRefusal.covered(by: "text loading")) { try display.use("Go") { try $0.tap() } }
        overlay.isUserInteractionEnabled = false
        try display.use("Go") { try $0.tap() }
        overlay.isUserInteractionEnabled = true
        overlay.alpha = 0
        try display.use("Go") { try $0.tap() }
        overlay.alpha = 1
        overlay.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        try display.use("Go") { try $0.tap() }
        expect(log.take(), is: ["Go", "Go", "Go"])
        display.root.sendSubviewToBack(overlay)
        overlay.frame = display.root.bounds
        try display.use("Go") { try $0.tap() }
        expect(log.take(), is: ["Go"])
    }

    @Test func `a bar in front of a view does not cover it`() throws {
        display.root.addSubview(button("Go"))
        let bar = UITabBar()
        display.root.addSubview(bar)
        bar.frame = display.root.bounds
        try display.use("Go") { try $0.tap() }
        expect(log.take(), is: ["Go"])
    }

    @Test func `a cover without elements is named by its class`() throws {
        display.root.addSubview(button("Go"))
        display.root.addSubview(UIView(frame: display.root.bounds))
        #expect(throws: InputRefusal.covered(by: "UIView")) { try display.use("Go") { try $0.tap() } }
    }

    @Test func `views in a stack do not cover each other`() throws {
        let stack = UIStackView(arrangedSubviews: [button("One"), button("Two")])
        display.root.addSubview(stack)
        try display.use("One") { try $0.tap() }
        expect(log.take(), is: ["One"])
    }

    @Test func `a subview that is only added to a stack covers the arranged ones`() throws {
        let stack = UIStackView(arrangedSubviews: [button("One"), button("Two")])
        display.root.addSubview(stack)
        display.stage.run { stack.addSubview(UIView(frame: display.root.bounds)) }
        #expect(throws: InputRefusal.covered(by: "UIView")) { try display.use("One") { try $0.tap() } }
        expect(log.take(), is: [])
    }

    @Test func `a tap in a screen that was removed is refused as gone`() throws {
        let panel = display.add { ColumnView() }
        panel.addSubview(button("Go"))
        let element = try #require(display.stage.run { panel.screen.elements.first })
        try display.stage.run { try element.tap() }
        expect(log.take(), is: ["Go"])
        display.stage.run { panel.removeFromSuperview() }
        #expect(throws: InputRefusal.gone) { try display.stage.run { try element.tap() } }
        expect(log.take(), is: [])
    }

    @Test func `an element out of view is scrolled into view first, and the scroll is traced`() throws {
        let stack = UIStackView(arrangedSubviews: (1...40).map { button("Button \($0)") })
        stack.axis = .vertical
        let scroll = UIScrollView(scrolling: stack)
        display.root.fillSafeArea(with: scroll)
        try display.use("Button 40") { try $0.tap() }
        expect((log.take(), scroll.bounds.numbers), is: (["Button 40"], [0, 916, 390, 844]))
        expect(
            display.stage.trace.last(1).map(\.line),
            are: #"0s  screen  scrolled into view  element=button "Button 40""#)
        try display.use("Button 39") { try $0.tap() }
        expect(scroll.bounds.numbers, is: [0, 916, 390, 844])
        try display.use("Button 1") { try $0.tap() }
        expect((log.take(), scroll.contentOffset.y), is: (["Button 39", "Button 1"], 0))
    }

    @Test func `a label in front of a view does not cover it`() throws {
        let stack = ColumnView()
        stack.addSubview(button("Go"))
        let label = UILabel(frame: display.root.bounds)
        label.text = "Over"
        stack.addSubview(label)
        display.root.addSubview(stack)
        try display.use("Go") { try $0.tap() }
        #expect(throws: InputRefusal.self) { try display.use("Over") { try $0.tap() } }
        expect(log.take(), is: ["Go"])
    }

    @Test func `a tap on a view inside a control goes to the nearest control that contains it`() throws {
        final class Tile: UIControl {}
        let tile = Tile()
        tile.isAccessibilityElement = false
        display.stage.run { tile.addAction(UIAction { [log] _ in log.note("tile") }, for: .touchUpInside) }
        let label = makeLabel("Ride")
        label.sizeToFit()
        tile.addSubview(label)
        display.root.addSubview(tile)
        try display.use("Ride") { try $0.tap() }
        expect(log.take(), is: ["tile"])
    }

    @Test(arguments: [
        (InputRefusal.gone, "is no longer on screen"), (.hidden, "is hidden"), (.disabled, "is disabled"),
        (.covered(by: "text loading"), "is covered by text loading"),
        (.unfit(role: .text, action: "be scrolled"), "is a text, which cannot be scrolled"),
        (.withoutSize, "has no size, so that no finger finds it: give it a frame, or have layout place it"),
        (
            .outside,
            "lies outside of the screen, where no scrolling reaches it: give it a place on the screen, "
                + "or put it into a scroll view"
        ), (.noFocus, "does not take the focus"), (.noFocusedField, "no field is focused; tap one first"),
        (
            .lostFocus(isRemoved: true),
            "lost the focus while the text was typed, since it was removed from the screen: `reloadData` does that "
                + "with the field of a row, `reconfigureRows(at:)` does not"
        ), (.lostFocus(isRemoved: false), "lost the focus while the text was typed: the app has ended its editing"),
        (.noSuchChoice("C", choices: ["A", "B"]), #"has no choice "C"; it has "A", "B""#),
        (.noSuchChoice("C", choices: []), #"has no choice "C"; it has none"#),
    ])
    func `the message of a refusal says why the input is impossible`(refusal: InputRefusal, message: String) {
        expect(refusal.message, is: message)
    }

    @Test func `a view that takes no touches cannot be tapped, chosen from or scrolled`() throws {
        let test = UITableViewTests()
        let row = try #require(test.display.screen.elements(of: .row).first)
        test.table.visibleCells[0].isUserInteractionEnabled = false
        #expect(throws: InputRefusal.disabled) { try test.display.stage.run { try row.tap() } }
        test.table.isUserInteractionEnabled = false
        #expect(throws: InputRefusal.disabled) { try test.display.use("suggestions") { try $0.scroll(.down) } }
        expect(test.rows.log.take(), is: [])
        let picker = display.add { UIPickerView() }
        picker.accessibilityIdentifier = "picker"
        picker.isUserInteractionEnabled = false
        #expect(throws: InputRefusal.disabled) { try display.use("picker") { try $0.select("One") } }
    }

    @Test func `an image lets touches through to its superview`() throws {
        let tile = display.add { UIControl() }
        tile.isAccessibilityElement = false
        display.stage.run { tile.addAction(UIAction { [log] _ in log.note("tile") }, for: .touchUpInside) }
        let image = UIImageView(image: UIImage(systemName: "plus"))
        image.isAccessibilityElement = true
        image.accessibilityLabel = "Add"
        image.sizeToFit()
        tile.addSubview(image)
        try display.use("Add") { try $0.tap() }
        expect(log.take(), is: ["tile"])
    }

    @Test(arguments: [
        (CGRect(x: 500, y: 0, width: 44, height: 44), InputRefusal.outside),
        (CGRect(x: 0, y: 2000, width: 44, height: 44), .outside),
        (CGRect(x: 10, y: 10, width: 44, height: 0), .withoutSize),
        (CGRect(x: -20, y: 830, width: 44, height: 44), nil),
    ]) func `a view that no touch can hit is out of reach`(frame: CGRect, refusal: InputRefusal?) throws {
        let go = button("Go")
        go.frame = frame
        display.root.addSubview(go)
        if let refusal {
            #expect(throws: refusal) { try display.use("Go") { try $0.tap() } }
        } else {
            try display.use("Go") { try $0.tap() }
        }
        expect(log.take(), is: (refusal == nil ? ["Go"] : []))
    }

    @Test func `a view that its scroll view cannot bring into view is out of reach`() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let (go, aside) = (button("Go"), button("Aside"))
        for view in [go, aside] { scroll.addSubview(view) }
        display.root.addSubview(scroll)
        go.frame = CGRect(x: 0, y: 200, width: 44, height: 44)
        aside.frame = CGRect(x: 400, y: 0, width: 44, height: 44)
        scroll.contentSize = CGSize(width: 500, height: 300)
        #expect(throws: InputRefusal.outside) { try display.use("Aside") { try $0.tap() } }
        scroll.isScrollEnabled = false
        #expect(throws: InputRefusal.outside) { try display.use("Go") { try $0.tap() } }
        scroll.isScrollEnabled = true
        try display.use("Go") { try $0.tap() }
        expect(log.take(), is: ["Go"])
    }
}
