import TestSupport

@testable import HeadlessUIKit

/// The table of callback orders of the architecture page, row by row.
@Suite struct CallbackOrderTests {
    let play = Play()

    @Test func `a pop notifies in the reverse order, then that it moved, then that it left`() {
        let (stack, spies) = play.shownStack("a", "b")
        spies[1].notesMoves = true
        let told = play.noting { stack.popViewController(animated: true) }
        expect(
            told, are: "b.willMove(nil)", "b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear",
            "b.didMove(nil)", "b.left")
    }

    @Test func `a new root notifies the old, the new, the old and the new controller`() {
        let spies = play.shown("a", "b")
        let told = play.noting { play.window.rootViewController = spies[1] }
        expect(told, is: ["a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear", "a.left"])
    }

    @Test func `a full-screen presentation and its dismissal notify both controllers in UIKit's order`() {
        let spies = play.shown("a", "b")
        spies[1].modalPresentationStyle = .fullScreen
        let presented = play.noting { spies[0].present(spies[1], animated: true) }
        expect(presented, is: ["a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear"])
        let dismissed = play.noting { spies[1].dismiss(animated: true) }
        expect(dismissed, is: ["b.willDisappear", "a.willAppear", "a.didAppear", "b.didDisappear", "b.left"])
    }

    @Test func `a page sheet does not notify its presenter`() {
        let spies = play.shown("a", "b")
        let presented = play.noting { spies[0].present(spies[1], animated: true) { play.journal.note("done") } }
        expect(presented, is: ["b.willAppear", "b.didAppear"])
        expect(play.settling(), is: ["done"])
        let dismissed = play.noting { spies[0].dismiss(animated: true) { play.journal.note("done") } }
        expect(dismissed, is: ["b.willDisappear", "b.didDisappear", "b.left"])
        expect(play.settling(), is: ["done"])
    }

    @Test func `a cancelled swipe back notifies both and changes nothing`() throws {
        let (stack, spies) = play.shownStack("a", "b")
        var flags: [Bool] = []
        spies[1].onWillDisappear = { flags.append(spies[1].isMovingFromParent) }
        let told = play.noting { #expect(throws: Never.self) { try play.window.swipeBack(cancelled: true) } }
        expect(
            told, are: "b.willDisappear", "a.willAppear", "a.willDisappear", "a.didDisappear", "b.willAppear",
            "b.didAppear")
        expect((flags, spies[1].isMovingFromParent, stack.viewControllers), is: ([true], false, spies))
        expect(spies[1].view.window, is: play.window)
    }

    @Test func `a swipe back is the same pop as Back`() {
        let told = ["swipe", "back"].map { way in
            let play = Play()
            let stack = play.stage.run {
                let stack = UINavigationController()
                stack.viewControllers = [play.spy("a"), play.spy("b")]
                return stack
            }
            play.show(stack)
            return play.noting {
                #expect(throws: Never.self) {
                    if way == "swipe" { try play.window.swipeBack() } else { try play.window.goBack() }
                }
            }
        }
        expect(told[0], is: ["b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear", "b.left"])
        expect(told[1], is: told[0])
    }

    @Test func `an alert's handler runs after its dismissal`() {
        let spies = play.shown("a")
        var isUp: Bool?
        let alert = play.stage.run {
            let alert = UIAlertController(title: "Server error", message: "Request failed.", preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Ok", style: .default) { _ in isUp = spies[0].presentedViewController != nil })
            return alert
        }
        expect(play.noting { spies[0].present(alert, animated: true) }, is: [])
        expect(play.window.topmostController, is: alert)
        play.noting { alert.actions[0].button.sendActions(for: .primaryActionTriggered) }
        expect(isUp, is: nil)
        play.stage.settle()
        expect((isUp, play.window.topmostController), is: (false, spies[0]))
    }

    @Test func `a second present on the same controller is refused and traced`() {
        let spies = play.shown("a", "b", "c")
        let told = play.noting {
            spies[0].present(spies[1], animated: true)
            spies[0].present(spies[2], animated: true) { play.journal.note("never") }
        }
        expect(told, is: ["b.willAppear", "b.didAppear"])
        expect(play.refusals, is: ["refused present: c, a already presents b"])
        play.stage.run {
            expect(UIApplication.shared.lostPresentation, is: "c is not shown, since a already presents b")
        }
    }

    // MARK: Nesting

    @Test func `a stack in tabs in a full-screen presentation is notified through its containers`() {
        let spies = play.shown("root", "a", "b", "c")
        let inner = play.stack([spies[1]])
        let tabs = play.stage.run {
            let tabs = UITabBarController()
            tabs.viewControllers = [inner, spies[3]]
            tabs.modalPresentationStyle = .fullScreen
            return tabs
        }
        let presented = play.noting { spies[0].present(tabs, animated: true) }
        expect(presented, is: ["root.willDisappear", "a.willAppear", "a.didAppear", "root.didDisappear"])
        let pushed = play.noting { inner.pushViewController(spies[2], animated: true) }
        expect(pushed, is: ["a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"])
        let changed = play.noting { tabs.selectedIndex = 1 }
        expect(changed, is: ["c.willAppear", "b.willDisappear", "b.didDisappear", "c.didAppear"])
        let dismissed = play.noting { spies[3].dismiss(animated: true) }
        expect(
            dismissed, are: "c.willDisappear", "root.willAppear", "root.didAppear", "c.didDisappear", "c.left",
            "b.left", "a.left")
    }

    @Test func `dismissing a presenter dismisses the controllers presented over it`() {
        let spies = play.shown("root", "sheet", "full")
        spies[2].modalPresentationStyle = .fullScreen
        play.noting {
            spies[0].present(spies[1], animated: true)
            spies[1].present(spies[2], animated: true)
        }
        let told = play.noting { spies[0].dismiss(animated: true) }
        expect(told, is: ["full.willDisappear", "full.didDisappear", "full.left", "sheet.left"])
        expect(play.window.topmostController, is: spies[0])
    }

    @Test func `a new root removes the controllers that the old one presents`() {
        let spies = play.shown("a", "sheet", "b")
        play.noting { spies[0].present(spies[1], animated: true) }
        let told = play.noting { play.window.rootViewController = spies[2] }
        expect(
            told, are: "sheet.willDisappear", "a.willDisappear", "b.willAppear", "sheet.didDisappear", "a.didDisappear",
            "b.didAppear", "sheet.left", "a.left")
        expect(play.window.subviews, is: [spies[2].view])
    }

    @Test func `an embedded child appears, disappears and leaves with its parent, after it`() {
        let spies = play.spies("a", "parent", "child")
        play.stage.run {
            spies[1].addChild(spies[2])
            spies[1].view.addSubview(spies[2].view)
            spies[2].didMove(toParent: spies[1])
        }
        let stack = play.stack([spies[0]])
        play.show(stack)
        let pushed = play.noting { stack.pushViewController(spies[1], animated: true) }
        expect(
            pushed, are: "a.willDisappear", "parent.willAppear", "child.willAppear", "a.didDisappear",
            "parent.didAppear", "child.didAppear")
        let popped = play.noting { stack.popViewController(animated: true) }
        expect(
            popped, are: "parent.willDisappear", "child.willDisappear", "a.willAppear", "parent.didDisappear",
            "child.didDisappear", "a.didAppear", "child.left", "parent.left")
    }

    @Test func `a push in viewWillAppear is shown right after the running transition`() {
        let spies = play.spies("a", "b", "c")
        let stack = play.stack([spies[0]])
        play.show(stack)
        spies[1].onWillAppear = { stack.pushViewController(spies[2], animated: true) }
        let told = play.noting { stack.pushViewController(spies[1], animated: true) }
        expect(
            told, are: "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear", "b.willDisappear",
            "c.willAppear", "b.didDisappear", "c.didAppear")
        expect(stack.topViewController, is: spies[2])
    }

    @Test func `a pop in viewWillDisappear of the same pop removes each controller once`() {
        let (stack, spies) = play.shownStack("a", "b", "c")
        spies[2].onWillDisappear = { stack.popToRootViewController(animated: false) }
        let told = play.noting { stack.popViewController(animated: true) }
        expect(
            told, are: "c.willDisappear", "b.willAppear", "c.didDisappear", "b.didAppear", "b.willDisappear",
            "a.willAppear", "b.didDisappear", "a.didAppear", "c.left", "b.left")
    }
}
