import Foundation
import StageRuntime
import Testing

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
                  button "Ok"
                  button "Cancel"
                """)
    }

    @Test func `what changes while it is up is shown`() throws {
        let alert = play.stage.run { makeAlert(nil) }
        play.noting { root.present(alert, animated: true) }
        #expect(screen == "alert \"Server error\"\n  button \"Ok\"\n  button \"Cancel\"")
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
                  button "Cancel"
                  button "Delete"
                """)
    }

    @Test func `an alert that is higher than the screen scrolls to its buttons`() throws {
        let message = String(repeating: "It takes many lines to say what went wrong here. ", count: 40)
        play.noting { root.present(makeAlert(message), animated: true) }
        try play.stage.run {
            let window = play.window
            window.layoutIfNeeded()
            let box = try #require(window.topmostController?.view.subviews.first as? UIScrollView)
            #expect(box.frame.height == window.bounds.height)
            #expect(box.farthest > 0)
            #expect(window.audit().findings.map(\.description) == [])
            let cancel = try #require(window.topmostController?.view.screen.elements(of: .button).last)
            try cancel.tap()
            #expect(box.contentOffset.y == box.farthest)
        }
        #expect(root.presentedViewController == nil)
    }

    @Test func `a button without a handler closes it too`() {
        let alert = play.stage.run { makeAlert() }
        play.noting { root.present(alert, animated: true) }
        let told = play.noting { alert.actions[1].button.sendActions(for: .primaryActionTriggered) }
        #expect(told == [])
        #expect(root.presentedViewController == nil)
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
        #expect(play.window.topmostController === second)
        #expect(play.refusals == [])
    }

    @Test func `the first text field takes what is typed at once`() {
        let alert = play.stage.run { makeAlert() }
        play.noting {
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.accessibilityIdentifier = "second" }
            root.present(alert, animated: true)
        }
        #expect(alert.textFields?.first?.isFirstResponder == true)
        #expect(play.window.isKeyboardUp)
        play.noting { root.dismiss(animated: true) }
        #expect(!play.window.isKeyboardUp)
    }

    @Test func `a dismissed alert that nobody holds is gone at the next idle`() {
        weak let alert = play.stage.run {
            let alert = makeAlert()
            root.present(alert, animated: true)
            return alert
        }
        play.noting { root.dismiss(animated: true) }
        play.stage.settle()
        #expect(alert == nil)
        play.stage.ledger.check()
        #expect(play.stage.takeProblems() == [])
    }
}
