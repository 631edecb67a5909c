import TestSupport

@testable import HeadlessUIKit

/// What users of assistive technologies do: custom actions and activating.
@Suite struct CustomActionTests {
    /// A view that may activate itself.
    final class Card: UIView {
        let log = Journal()
        var handles = true

        override func accessibilityActivate() -> Bool {
            log.note("activate")
            return handles
        }
    }

    let display = Display()

    private func card() -> Card {
        display.add {
            let card = Card()
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Dover"
            card.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Archive") { action in
                    card.log.note(action.name)
                    return true
                },
                UIAccessibilityCustomAction(name: "Delete") { _ in false },
            ]
            return card
        }
    }

    @Test func `a custom action is performed by its name`() throws {
        let card = card()
        expect(try display.element("Dover").customActions, is: ["Archive", "Delete"])
        try display.use("Dover") { try $0.perform("Archive") }
        expect(card.log.take(), is: ["Archive"])
    }

    @Test func `an unknown action is refused with those that there are, and one whose handler returns false too`()
        throws
    {
        _ = card()
        #expect(throws: InputRefusal.noSuchAction("Move", actions: ["Archive", "Delete"])) {
            try display.use("Dover") { try $0.perform("Move") }
        }
        #expect(throws: InputRefusal.failedAction("Delete")) { try display.use("Dover") { try $0.perform("Delete") } }
    }

    @Test func `a covered element performs no action`() throws {
        let card = card()
        display.stage.run {
            let cover = UIView(frame: display.window.bounds)
            display.window.addSubview(cover)
        }
        #expect(throws: InputRefusal.self) { try display.use("Dover") { try $0.perform("Archive") } }
        expect(card.log.take(), is: [])
    }

    @Test func `activating calls accessibilityActivate, and taps only if that returns false`() throws {
        let card = card()
        display.stage.run {
            let tap = UITapGestureRecognizer()
            tap.addAction { _ in card.log.note("tap") }
            card.addGestureRecognizer(tap)
        }
        try display.use("Dover") { try $0.activate() }
        expect(card.log.take(), is: ["activate"])
        card.handles = false
        try display.use("Dover") { try $0.activate() }
        expect(card.log.take(), is: ["activate", "tap"])
    }

    @Test func `accessibilityElements may hold what is no view, which is passed over`() {
        let (one, two) = (display.add { UILabel() }, display.add { UILabel() })
        display.stage.run {
            (one.text, two.text) = ("One", "Two")
            display.root.accessibilityElements = [two, "no view", one]
        }
        expect(display.text, is: "text \"Two\"\ntext \"One\"")
    }
}
