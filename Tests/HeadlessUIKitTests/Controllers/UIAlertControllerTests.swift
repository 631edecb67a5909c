import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIAlertControllerTests {
    let play = Play()
    let root: SpyController

    init() {
        let play = play
        root = play.stage.run { play.spy("root") }
        play.show(root)
    }

    private func makeAlert(_ message: String? = "Request failed.") -> UIAlertController {
        let alert = UIAlertController(title: "Server error", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Ok", style: .default) { _ in play.journal.note("ok") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private var screen: String { play.stage.run { play.window.topmostController?.view.screen.text ?? "" } }

    @Test func `an alert shows its title as its label, its message and its buttons inside`() {
        play.noting { root.present(makeAlert(), animated: true) }
        #expect(
            screen == """
                alert "Server error"
                  text "Request failed."
                  button "Cancel"
                  button "Ok"
                """)
    }

    @Test func `changes of a presented alert are shown`() throws {
        let alert = play.stage.run { makeAlert(nil) }
        play.noting { root.present(alert, animated: true) }
        expect(screen, is: "alert \"Server error\"\n  button \"Cancel\"\n  button \"Ok\"")
        play.stage.run {
            alert.title = "No connection"
            alert.message = "Try again."
            alert.actions[0].isEnabled = false
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        }
        #expect(
            screen == """
                alert "No connection"
                  text "Try again."
                  button "Ok" disabled
                  button "Delete"
                  button "Cancel"
                """)
    }

    // https://developer.apple.com/documentation/uikit/uialertcontroller/style/actionsheet, "you must set the sourceView"
    @Test(arguments: [(false, true, 0), (true, true, 1), (true, false, 0)])
    func `on an iPad an action sheet and a share sheet need something to point at`(
        isPad: Bool, isBare: Bool, exceptions: Int
    ) {
        for isShare in [false, true] {
            play.noting {
                UIDevice.current.deviceModel = DeviceModel.named(isPad ? "iPad" : "iPhone 17")!
                let sheet: UIViewController =
                    isShare
                    ? UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
                    : UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                root.present(sheet, animated: true)
                // As Apple's documentation has it, after the call.
                if !isBare { sheet.popoverPresentationController?.sourceView = root.view }
            }
            play.stage.settle()
            expect(play.stage.takeProblems().count, is: exceptions)
            play.noting { root.dismiss(animated: false) }
        }
    }

    // On a phone Cancel is the left one of two buttons, and at the bottom of more, or of an action sheet.
    @Test func `an action sheet has Cancel at its end, wherever it was added`() {
        let sheet = play.stage.run {
            let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            return sheet
        }
        play.noting { root.present(sheet, animated: true) }
        expect(screen, is: "alert \"Photo\"\n  button \"Delete\"\n  button \"Cancel\"")
        expect(sheet.actions.map(\.title), is: ["Cancel", "Delete"])
    }

    /// Presents an alert and returns what its texts and its buttons scroll in, laid out.
    private func areas(of alert: UIAlertController) throws -> (texts: UIScrollView, buttons: UIScrollView) {
        play.noting { root.present(alert, animated: true) }
        play.stage.run { play.window.layoutIfNeeded() }
        let areas = alert.view.subviews.compactMap { $0 as? UIScrollView }
        try #require(areas.count == 2)
        return (areas[0], areas[1])
    }

    @Test func `an alert is as high as its texts and buttons, in the middle of the screen`() throws {
        let (texts, buttons) = try areas(of: play.stage.run { makeAlert() })
        expect((texts.frame.numbers, buttons.frame.numbers), is: ([60, 366, 270, 81], [60, 447, 270, 44]))
        expect((texts.maximumOffsetY, buttons.maximumOffsetY), is: (0, 0))
    }

    @Test func `an alert that is too high for the screen scrolls its texts and keeps its buttons in view`() throws {
        let message = String(repeating: "It takes many lines to say what went wrong here. ", count: 40)
        let (texts, buttons) = try areas(of: play.stage.run { makeAlert(message) })
        try play.stage.run {
            let window = play.window
            let large = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
            let sizes = [(.large, false), (large, false), (large, true), (.extraSmall, false)]
            for (size, turn) in sizes {
                UIApplication.shared.setContentSizeCategory(size)
                if turn { try UIApplication.shared.rotate() }
                window.layoutIfNeeded()
                let safe = window.safeAreaLayoutGuide.layoutFrame
                expect((texts.frame.minY, buttons.frame.maxY), is: (safe.minY + 16, safe.maxY - 16))
                expect(texts.frame.maxY, is: buttons.frame.minY)
                #expect(texts.maximumOffsetY > 0 && buttons.maximumOffsetY == 0)
                expect(window.audit().findings.map(\.description), is: [])
            }
            let cancel = try #require(window.topmostController?.view.screen.elements(of: .button).first)
            try cancel.tap()
            expect(texts.contentOffset.y, is: 0)
        }
        expect(root.presentedViewController, is: nil)
    }

    @Test func `buttons that do not fit scroll, below one line of the title`() throws {
        let alert = play.stage.run {
            let alert = makeAlert()
            for number in 1...30 { alert.addAction(UIAlertAction(title: "Choice \(number)", style: .default)) }
            return alert
        }
        let (texts, buttons) = try areas(of: alert)
        try play.stage.run {
            expect((texts.frame.numbers, buttons.frame.numbers), is: ([60, 63, 270, 41], [60, 104, 270, 690]))
            try #require(alert.view.screen.elements(labelled: "Cancel").first).tap()
            #expect(buttons.contentOffset.y == buttons.maximumOffsetY && buttons.maximumOffsetY > 0)
        }
        expect(root.presentedViewController, is: nil)
    }

    // developer.apple.com/design/human-interface-guidelines/action-sheets; …/uikit/uialertaction/style/cancel
    @Test func `a tap outside an action sheet is its Cancel; without one, and with an alert, it does nothing`() {
        func pullDown(_ style: UIAlertController.Style, cancels: Bool) -> GestureRefusal? {
            var refusal: GestureRefusal?
            play.stage.run {
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
                alert.addAction(UIAlertAction(title: "Go", style: .default))
                if cancels {
                    alert.addAction(
                        UIAlertAction(title: "Stop", style: .cancel) { [play] _ in play.journal.note("stop") })
                }
                root.present(alert, animated: false)
                do throws(GestureRefusal) { try play.window.pullDown() } catch { refusal = error }
            }
            play.stage.settle()
            play.stage.run { root.dismiss(animated: false) }
            return refusal
        }
        _ = play.journal.take()
        expect(pullDown(.actionSheet, cancels: true), is: nil)
        #expect(play.journal.take().contains("stop"))
        expect(pullDown(.actionSheet, cancels: false), is: .alert("Sure?"))
        expect(pullDown(.alert, cancels: true), is: .alert("Sure?"))
        #expect(!play.journal.take().contains("stop"))
    }

    @Test func `a long title of a button is broken into lines`() throws {
        let alert = play.stage.run { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }
        play.stage.run { alert.addAction(UIAlertAction(title: "Ride with a wallaby that hops far", style: .default)) }
        let (texts, buttons) = try areas(of: alert)
        expect((texts.frame.height, buttons.frame.height), is: (0, 54))
    }

    @Test func `a button without a handler closes the alert`() {
        let alert = play.stage.run { makeAlert() }
        play.noting { root.present(alert, animated: true) }
        expect(play.noting { alert.actions[1].button.sendActions(for: .primaryActionTriggered) }, is: [])
        expect(root.presentedViewController, is: nil)
    }

    @Test func `a handler may present the next alert`() {
        let (first, second) = play.stage.run {
            let second = makeAlert()
            let first = UIAlertController(title: "First", message: nil, preferredStyle: .actionSheet)
            first.addAction(
                UIAlertAction(title: "Next", style: .default) { [root] _ in root.present(second, animated: true) })
            return (first, second)
        }
        play.noting {
            root.present(first, animated: true)
            first.actions[0].button.sendActions(for: .primaryActionTriggered)
        }
        play.stage.settle()
        expect((play.window.topmostController, play.refusals), is: (second, []))
    }

    @Test func `the first text field is focused at once`() {
        let alert = play.stage.run { makeAlert() }
        play.noting {
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.accessibilityIdentifier = "second" }
            root.present(alert, animated: true)
        }
        expect((alert.textFields?.first?.isFirstResponder, play.window.isKeyboardUp), is: (true, true))
        play.noting { root.dismiss(animated: true) }
        #expect(!play.window.isKeyboardUp)
    }

    @Test func `below an alert no field can be typed into`() throws {
        let field = play.stage.run {
            let field = UITextField()
            root.view.addSubview(field)
            _ = field.becomeFirstResponder()
            return field
        }
        play.noting { root.present(makeAlert(), animated: true) }
        #expect(throws: InputRefusal.noFocusedField) { try play.stage.run { try play.window.type("a") } }
        #expect(field.text?.isEmpty != false)
        play.noting { root.dismiss(animated: true) }
        play.stage.run { _ = field.becomeFirstResponder() }
        try play.stage.run { try play.window.type("a") }
        expect(field.text, is: "a")
    }

    @Test func `a dismissed alert without an owner is released at the next idle`() {
        weak let alert = play.stage.run {
            let alert = makeAlert()
            root.present(alert, animated: true)
            return alert
        }
        play.noting { root.dismiss(animated: true) }
        play.stage.settle()
        expect(alert, is: nil)
        play.stage.ledger.check()
        expect(play.stage.takeProblems(), is: [])
    }

    @Test func `Return in a field presses the preferred button if it is enabled`() throws {
        let alert = play.stage.run { makeAlert() }
        play.noting {
            alert.addTextField { $0.placeholder = "Name" }
            root.present(alert, animated: true)
        }
        func submit() throws -> [String] {
            let field = try #require(play.stage.run { alert.view.screen.elements(of: .field).first })
            _ = play.journal.take()
            try play.stage.run { try field.submit() }
            play.stage.settle()
            return play.journal.take()
        }
        expect((try submit(), root.presentedViewController), is: ([], alert))
        alert.preferredAction = alert.actions[0]
        alert.actions[0].isEnabled = false
        expect((try submit(), root.presentedViewController), is: ([], alert))
        alert.actions[0].isEnabled = true
        expect((try submit(), root.presentedViewController), is: (["ok"], nil))
    }
}
