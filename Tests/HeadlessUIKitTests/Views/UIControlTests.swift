import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIControlTests {
    let display = Display { UIStackView() }
    let log = Journal()

    private func watch(_ control: UIControl) {
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("up", .touchUpInside), ("value", .valueChanged),
            ("primary", .primaryActionTriggered), ("menu", .menuActionTriggered),
        ]
        display.stage.run {
            for (name, event) in events { control.addAction(UIAction { [log] _ in log.note(name) }, for: event) }
        }
    }

    @Test func `a tap sends touch down, touch up inside and the primary action`() throws {
        let button = display.add { UIButton(primaryAction: UIAction(title: "Go") { [log] _ in log.note("Go") }) }
        watch(button)
        try display.use("Go") { try $0.tap() }
        expect(log.take(), is: ["down", "Go", "up", "primary"])
    }

    @Test func `an action knows its sender and does not keep it alive`() {
        let action = display.stage.run { UIAction { [log] in log.note("\($0.sender is UIButton)") } }
        do {
            let button = UIButton(primaryAction: action)
            button.sendActions(for: .primaryActionTriggered)
        }
        #expect(log.take() == ["true"] && action.sender == nil)
    }

    // uicontrol/addaction(_:for:): an action of the same identifier is replaced; they run in the order of adding.
    @Test func `an action with an equal identifier replaces the old one, and can be removed per event`() {
        let (button, id) = (UIButton(), UIAction.Identifier("save"))
        display.stage.run {
            for (name, identifier) in [("old", id), ("other", nil), ("new", id)] {
                button.addAction(
                    UIAction(identifier: identifier) { [log] _ in log.note(name) }, for: [.touchDown, .touchUpInside])
            }
        }
        button.sendActions(for: .touchUpInside)
        expect(log.take(), is: ["other", "new"])
        button.isEnabled = false
        button.sendActions(for: .touchUpInside)
        expect(log.take(), is: ["other", "new"])
        button.removeAction(identifiedBy: id, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        expect(log.take(), is: ["other", "other", "new"])
    }

    @Test func `an action without an identifier replaces only itself`() {
        let button = UIButton()
        display.stage.run {
            let first = UIAction { [log] _ in log.note("first") }
            let second = UIAction { [log] _ in log.note("second") }
            let third = UIAction { [log] _ in log.note("third") }
            for action in [first, second, third, first] { button.addAction(action, for: .touchUpInside) }
            button.removeAction(identifiedBy: third.identifier, for: .touchUpInside)
            button.removeAction(UIAction { _ in }, for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        expect(log.take(), is: ["second", "first"])
    }

    @Test func `an action is replaced event by event`() {
        let button = UIButton()
        let action = display.stage.run { UIAction { [log] _ in log.note("once") } }
        button.addAction(action, for: [.touchUpInside, .valueChanged])
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        expect(log.take(), is: ["once"])
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: [.touchUpInside, .valueChanged])
        expect(log.take(), is: ["once"])
    }

    @Test func `generated identifiers of actions are unique and constant`() {
        let (first, second) = display.stage.run { (UIAction { _ in }, UIAction { _ in }) }
        let identifiers = display.stage.run { [first, second, first].map(\.identifier) }
        expect(identifiers, is: [.init("action-1"), .init("action-2"), .init("action-1")])
    }

    @Test func `a button shows the title and image of its state, or else those of the normal state`() {
        let button = UIButton()
        button.setTitle("Off", for: .disabled)
        expect((button.currentTitle, button.title(for: .disabled)), is: (nil, "Off"))
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.setImage(UIImage(systemName: "minus"), for: .disabled)
        expect((button.currentTitle, button.currentImage), is: ("Go", UIImage(systemName: "plus")))
        button.isEnabled = false
        expect((button.currentTitle, button.currentImage), is: ("Off", UIImage(systemName: "minus")))
        button.setTitle(nil, for: .disabled)
        button.setImage(nil, for: .disabled)
        expect((button.currentTitle, button.currentImage), is: ("Go", UIImage(systemName: "plus")))
    }

    @Test func `a tap is refused by a disabled control and inside a disabled control`() throws {
        let button = display.add { UIButton(primaryAction: UIAction(title: "Go") { [log] _ in log.note("Go") }) }
        button.isEnabled = false
        #expect(throws: InputRefusal.disabled) { try display.use("Go") { try $0.tap() } }
        expect(display.text, is: #"button "Go" disabled"#)
        button.isEnabled = true
        button.isUserInteractionEnabled = false
        #expect(throws: InputRefusal.disabled) { try display.use("Go") { try $0.tap() } }
        expect(log.take(), is: [])
    }

    @Test func `the size of a button follows the title of its state`() {
        let row = display.add { UIStackView() }
        let button = display.stage.run { UIButton() }
        button.setTitle("Play", for: .normal)
        button.setTitle("Pause all of them", for: .selected)
        button.setTitle("Nothing to play here", for: .disabled)
        display.stage.run {
            row.addArrangedSubview(UILabel())
            row.addArrangedSubview(button)
        }
        func width() -> CGFloat {
            _ = display.screen
            return button.frame.width
        }
        let plain = width()
        button.isSelected = true
        let selected = width()
        #expect(selected > plain)
        button.isSelected = false
        expect(width(), is: plain)
        button.isEnabled = false
        #expect(width() > selected)
    }

    @Test func `a title is broken into as many lines as its label allows`() {
        let column = display.add { UIStackView() }
        let button = display.stage.run { UIButton() }
        button.setTitle("Reset the counter of all rotations and dismiss this screen", for: .normal)
        expect((button.titleLabel?.numberOfLines, button.titleLabel?.text), is: (1, button.currentTitle))
        display.stage.run {
            column.axis = .vertical
            column.addArrangedSubview(button)
            column.addArrangedSubview(UIView())
        }
        func height() -> CGFloat {
            _ = display.screen
            return button.frame.height
        }
        expect(height(), is: 44)
        button.titleLabel?.numberOfLines = 0
        expect(height(), is: 54)
        button.setTitle("Reset", for: .normal)
        expect((height(), display.text), is: (44, "button \"Reset\""))
    }

    @Test func `setting a switch sends an event only if it changes`() throws {
        let control = display.add { UISwitch() }
        control.accessibilityLabel = "Lock"
        watch(control)
        try display.use("Lock") { try $0.set(on: true) }
        expect((log.take(), control.isOn), is: (["down", "up", "value", "primary"], true))
        try display.use("Lock") { try $0.set(on: true) }
        expect(log.take(), is: [])
        try display.use("Lock") { try $0.tap() }
        expect(log.take(), is: ["down", "up", "value", "primary"])
        expect((control.isOn, display.text), is: (false, #"switch "Lock" off"#))
        control.setOn(true, animated: true)
        expect(display.text, is: #"switch "Lock" on"#)
    }

    @Test func `as in UIKit, a segmented control has the same size at every text size`() {
        let control = display.add { UISegmentedControl(items: ["Day", "Fortnight"]) }
        expect(control.intrinsicContentSize, is: CGSize(width: 123, height: 32))
        display.stage.run {
            UIApplication.shared.add(display.window)
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            expect(control.intrinsicContentSize, is: CGSize(width: 123, height: 32))
            UIApplication.shared.terminate()
        }
    }

    @Test func `choosing the selected segment again sends nothing`() throws {
        let control = display.add { UISegmentedControl(items: ["Day", "Week"]) }
        watch(control)
        expect(control.selectedSegmentIndex, is: UISegmentedControl.noSegment)
        try display.use("Week") { try $0.tap() }
        try display.use("Week") { try $0.tap() }
        expect((log.take(), control.selectedSegmentIndex), is: (["value", "primary"], 1))
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        expect(display.text, is: "segment \"Day\" selected\nsegment \"Week\" disabled")
        control.accessibilityIdentifier = "span"
        expect(display.text, is: "picker span\n  segment \"Day\" selected\n  segment \"Week\" disabled")
        #expect(throws: InputRefusal.disabledChoice("Week")) { try display.use("span") { try $0.select("Week") } }
        #expect(throws: InputRefusal.noSuchChoice("Year", choices: ["Day", "Week"])) {
            try display.use("span") { try $0.select("Year") }
        }
    }

    @Test func `a menu offers its visible actions and performs the one chosen`() throws {
        let menu = display.stage.run {
            UIMenu(children: [
                UIAction(title: "Top 5") { [log] _ in log.note("5") },
                UIMenu(children: [UIAction(title: "Top 10") { [log] _ in log.note("10") }]),
                UIAction(title: "Secret", attributes: .hidden) { _ in },
                UIAction(title: "Never", attributes: .disabled) { _ in },
            ])
        }
        let button = display.add { makeButton("Top 5 races") }
        button.menu = menu
        expect(display.text, is: #"button "Top 5 races""#)
        button.showsMenuAsPrimaryAction = true
        watch(button)
        expect(display.text, is: #"menu "Top 5 races""#)
        expect(try display.element("Top 5 races").choices, is: ["Top 5", "Top 10", "Never"])
        try display.use("Top 5 races") { try $0.select("Top 10") }
        expect(log.take(), is: ["menu", "10"])
        #expect(throws: InputRefusal.disabledChoice("Never")) {
            try display.use("Top 5 races") { try $0.select("Never") }
        }
    }

    @Test func `a choice among buttons in a container is made by label`() throws {
        let row = display.add { UIStackView() }
        row.accessibilityIdentifier = "rideOptions"
        row.accessibilityTraits = .tabBar
        for name in ["Wallaby", "Wallaroo"] {
            let button = display.stage.run {
                UIButton(primaryAction: UIAction(title: name) { [log] _ in log.note(name) })
            }
            button.accessibilityValue = "$"
            row.addArrangedSubview(button)
        }
        try display.use("rideOptions") { try $0.select("Wallaroo") }
        expect(log.take(), is: ["Wallaroo"])
        expect(
            display.text, is: "text rideOptions\n  segment \"Wallaby\" value \"$\"\n  segment \"Wallaroo\" value \"$\"")
    }

    @Test func `an action that does not suit the role of an element is refused`() throws {
        _ = display.add { makeLabel("Hello") }
        try display.use("Hello") { element in
            #expect(throws: InputRefusal.unfit(role: .text, action: "be typed into")) { try element.type("a") }
            #expect(throws: InputRefusal.unfit(role: .text, action: "be switched on or off")) {
                try element.set(on: true)
            }
            #expect(throws: InputRefusal.unfit(role: .text, action: "be chosen from")) { try element.select("a") }
            #expect(throws: InputRefusal.unfit(role: .text, action: "be scrolled")) { try element.scroll(.down) }
        }
    }
}
