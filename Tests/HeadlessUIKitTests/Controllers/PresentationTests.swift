import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Presenting, dismissing, and what the user can pull down.
@Suite struct PresentationTests {
    let play = Play()
    let root: SpyController
    let other: SpyController

    init() {
        let play = play
        (root, other) = play.stage.run { (play.spy("root"), play.spy("other")) }
        play.show(root)
    }

    private func present(_ controller: UIViewController) { play.noting { root.present(controller, animated: true) } }

    private func pullDown() -> GestureRefusal? {
        play.refusal { window throws(GestureRefusal) in try window.pullDown() }
    }

    @Test func `a presentation by any controller of a tree is made by its outermost container`() {
        let child = play.stage.run { play.spy("child") }
        play.noting {
            root.addChild(child)
            child.present(other, animated: true)
        }
        expect((other.presentingViewController, root.presentedViewController), is: (root, other))
        expect(child.presentedViewController, is: other)
        play.noting { child.dismiss(animated: true) }
        expect((root.presentedViewController, other.presentingViewController), is: (nil, nil))
    }

    @Test func `a sheet lies over its presenter, below the top of the window`() {
        present(other)
        play.stage.run { play.window.layoutIfNeeded() }
        expect(play.window.subviews, is: [root.view, other.view])
        expect(other.view.frame, is: CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    @Test func `a full-screen controller takes its presenter's place`() {
        other.modalPresentationStyle = .fullScreen
        present(other)
        expect(play.window.subviews, is: [other.view])
        play.noting { root.dismiss(animated: true) }
        expect(play.window.subviews, is: [root.view])
    }

    @Test func `presenting a controller that is on screen, or from no window, is refused`() {
        present(other)
        play.noting {
            let free = SpyController("free", play.journal)
            other.present(root, animated: true)
            free.present(SpyController("third", play.journal), animated: true)
            free.dismiss(animated: true)
            other.present(other, animated: true)
            root.present(other, animated: true)
        }
        expect(
            play.refusals, are: "refused present: third, free is in no window that is shown",
            "refused dismiss: free, nothing is presented")
        expect(
            play.takeExceptions(), are: "Application tried to present modally an active controller root.",
            "Application tried to present modal view controller on itself. Presenting controller is other.",
            "Application tried to present modally a view controller other that is already being presented by root.")
    }

    @Test func `a second dismissal during the first is refused`() {
        other.onWillDisappear = { other.dismiss(animated: true) { play.journal.note("never") } }
        present(other)
        let told = play.noting { other.dismiss(animated: true) { play.journal.note("done") } }
        expect(told, is: ["other.willDisappear", "other.didDisappear", "other.left"])
        expect(play.settling(), is: ["done"])
        expect(play.refusals, is: ["refused dismiss: root, it is being dismissed already"])
    }

    // uiviewcontroller/present(_:animated:completion:): while another controller is still there, UIKit refuses.
    @Test func `nothing is presented until an animated dismissal has ended`() {
        present(other)
        let next = play.stage.run { play.spy("next") }
        let present = { root.present(next, animated: true) }
        play.noting {
            root.dismiss(animated: true)
            present()
        }
        expect(play.refusals.last?.hasPrefix("refused present: next, root is still dismissing other"), is: true)
        _ = play.settling()
        expect(play.stage.run { root.presentedViewController }, is: nil)
        play.noting { root.present(other, animated: true) }
        _ = play.settling()
        play.noting { root.dismiss(animated: true, completion: present) }
        _ = play.settling()
        #expect(play.stage.run { root.presentedViewController } === next)
    }

    // uiviewcontroller/dismiss(animated:completion:): UIKit logs "Attempt to dismiss from view controller … while a
    // presentation or dismiss is in progress!", and the presented controller stays.
    @Test func `nothing is dismissed, animated, in the turn that presents it with an animation`() {
        var stays: [Bool] = []
        func turn(_ body: () -> Void) {
            play.stage.run { play.stage.loop.performTurn(body) }
            play.stage.settle()
            stays.append(root.presentedViewController != nil)
        }
        turn {
            root.present(other, animated: true)
            root.dismiss(animated: true)
        }
        let reason = "it is still being presented: dismiss it in the completion of its presentation"
        expect(play.refusals, is: ["refused dismiss: other, " + reason])
        expect(play.stage.run { UIApplication.shared.lostPresentation }, is: "other is not dismissed, since " + reason)
        turn { other.dismiss(animated: true) }
        turn { root.present(other, animated: true) { [root] in root.dismiss(animated: true) } }
        turn {
            root.present(other, animated: true)
            root.dismiss(animated: false)
        }
        expect((stays, play.refusals.count), is: ([true, false, false, false], 1))
    }

    @Test func `pulling down a sheet asks and notifies the delegate, and dismissing by code does not`() {
        let delegate = Delegate(play.journal)
        other.presentationController?.delegate = delegate
        present(other)
        expect(pullDown(), is: nil)
        expect(
            play.journal.take(), are: "should dismiss", "will dismiss", "other.willDisappear", "other.didDisappear",
            "other.left", "did dismiss")
        _ = play.settling()
        present(other)
        let told = play.noting { root.dismiss(animated: true) }
        expect(told, is: ["other.willDisappear", "other.didDisappear", "other.left"])
    }

    @Test func `a delegate that refuses a dismissal is notified of the attempt`() {
        let delegate = Delegate(play.journal)
        delegate.allows = false
        other.presentationController?.delegate = delegate
        present(other)
        expect(pullDown(), is: .modal("other"))
        expect(play.journal.take(), is: ["should dismiss", "attempted to dismiss"])
        expect(root.presentedViewController, is: other)
    }

    @Test func `isModalInPresentation, also of a child on screen, prevents pulling down`() {
        let stack = play.stage.run { UINavigationController(rootViewController: other) }
        let delegate = Delegate(play.journal)
        present(stack)
        other.isModalInPresentation = true
        expect(pullDown(), is: .modal("other"))
        other.presentationController?.delegate = delegate
        expect(pullDown(), is: .modal("other"))
        expect(play.journal.take(), is: ["attempted to dismiss"])
        other.isModalInPresentation = false
        expect(pullDown(), is: nil)
    }

    @Test func `a full-screen controller, an alert and nothing cannot be pulled down`() {
        expect(pullDown(), is: .nothingPresented)
        other.modalPresentationStyle = .fullScreen
        present(other)
        expect(pullDown(), is: .fullScreen("other"))
        play.noting {
            let alert = UIAlertController(title: "Oops", message: nil, preferredStyle: .alert)
            other.present(alert, animated: true)
        }
        expect(pullDown(), is: .alert("Oops"))
    }

    @Test func `pulling down without a sheet lowers the keyboard`() {
        let field = play.stage.run { UITextField() }
        play.stage.run {
            root.view.addSubview(field)
            #expect(field.becomeFirstResponder())
        }
        #expect(play.window.isKeyboardUp)
        expect((pullDown(), play.window.isKeyboardUp), is: (nil, false))
        expect(pullDown(), is: .nothingPresented)
    }

    @Test func `the current screen is the topmost named one, below an alert, and no embedded child`() {
        let stack = play.stage.run { UINavigationController(rootViewController: other) }
        present(stack)
        play.noting {
            other.addChild(UIViewController())
            stack.present(
                UIAlertController(title: "Oops", message: nil, preferredStyle: .alert), animated: true)
        }
        expect(play.window.screenController, is: other)
        #expect(play.window.topmostController is UIAlertController)
    }

    @Test(arguments: [
        (
            GestureRefusal.noNavigationController(screen: nil),
            "there is no navigation bar on this screen, and so no Back"
        ),
        (.firstScreen, "there is no Back: this screen is the first of its navigation controller"),
        (.navigationBarHidden, "there is no Back: the navigation bar is hidden"),
        (.backHidden, "there is no Back: the screen hides it; look for the screen's own button"),
        (.nothingPresented, "there is no sheet to pull down and no keyboard to lower"),
        (.fullScreen("Ride"), "Ride fills the screen and cannot be pulled down; look for its own button"),
        (.alert("Oops"), "the alert \"Oops\" cannot be pulled down; tap one of its buttons"),
        (.alert("a\"\n\u{1B}"), #"the alert "a\"\n\u{1B}" cannot be pulled down; tap one of its buttons"#),
        (.modal("Profile"), "Profile does not let itself be pulled down; look for its own button"),
        (
            .orientation(.landscapeRight, screen: "Detail"),
            "Detail does not turn to landscape; the device stays as it is"
        ),
        (.sameOrientation(.portrait), "the device is in portrait already"),
    ]) func `the message of a refused gesture says the reason`(_ refusal: GestureRefusal, _ message: String) {
        expect(refusal.message, is: message)
    }

    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let journal: Journal
        var allows = true
        init(_ journal: Journal) { self.journal = journal }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            journal.note("should dismiss")
            return allows
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            journal.note("will dismiss")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            journal.note("did dismiss")
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            journal.note("attempted to dismiss")
        }
    }
}
