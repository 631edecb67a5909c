import StageRuntime
import Testing

@testable import HeadlessUIKit

/// The table of callback orders of the architecture page, row by row.
@Suite struct CallbackOrderTests {
    let play = Play()

    @Test func `a pop notifies in the reverse order, then that it moved, then that it left`() {
        let spies = play.spies("a", "b")
        let stack = play.stack(spies)
        play.show(stack)
        spies[1].notesMoves = true
        let told = play.noting { stack.popViewController(animated: true) }
        #expect(
            told == [
                "b.willMove(nil)", "b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear",
                "b.didMove(nil)", "b.left",
            ])
    }

    @Test func `a new root notifies the old, the new, the old and the new controller`() {
        let spies = play.spies("a", "b")
        play.show(spies[0])
        let told = play.noting { play.window.rootViewController = spies[1] }
        #expect(told == ["a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear", "a.left"])
    }

    @Test func `a full-screen presentation and its dismissal notify both controllers in UIKit's order`() {
        let spies = play.spies("a", "b")
        play.show(spies[0])
        spies[1].modalPresentationStyle = .fullScreen
        let presented = play.noting { spies[0].present(spies[1], animated: true) }
        #expect(presented == ["a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear"])
        let dismissed = play.noting { spies[1].dismiss(animated: true) }
        #expect(dismissed == ["b.willDisappear", "a.willAppear", "a.didAppear", "b.didDisappear", "b.left"])
    }

    @Test func `a page sheet does not notify its presenter`() {
        let spies = play.spies("a", "b")
        play.show(spies[0])
        let presented = play.noting { spies[0].present(spies[1], animated: true) { play.journal.note("done") } }
        #expect(presented == ["b.willAppear", "b.didAppear"])
        #expect(play.settling() == ["done"])
        let dismissed = play.noting { spies[0].dismiss(animated: true) { play.journal.note("done") } }
        #expect(dismissed == ["b.willDisappear", "b.didDisappear", "b.left"])
        #expect(play.settling() == ["done"])
    }

    @Test func `a cancelled swipe back notifies both and changes nothing`() throws {
        let spies = play.spies("a", "b")
        let stack = play.stack(spies)
        play.show(stack)
        var flags: [Bool] = []
        spies[1].onWillDisappear = { flags.append(spies[1].isMovingFromParent) }
        let told = play.noting { #expect(throws: Never.self) { try play.window.swipeBack(cancelled: true) } }
        #expect(
            told == [
                "b.willDisappear", "a.willAppear", "a.willDisappear", "a.didDisappear", "b.willAppear", "b.didAppear",
            ])
        #expect(flags == [true])
        #expect(!spies[1].isMovingFromParent)
        #expect(stack.viewControllers == spies)
        #expect(spies[1].view.window === play.window)
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
        #expect(told[0] == ["b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear", "b.left"])
        #expect(told[1] == told[0])
    }

    @Test func `an alert's handler runs after its dismissal`() {
        let spies = play.spies("a")
        play.show(spies[0])
        var isUp: Bool?
        let alert = play.stage.run {
            let alert = UIAlertController(title: "Server error", message: "Request failed.", preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Ok", style: .default) { _ in isUp = spies[0].presentedViewController != nil })
            return alert
        }
        let told = play.noting { spies[0].present(alert, animated: true) }
        #expect(told == [])
        #expect(play.window.topmostController === alert)
        play.noting { alert.actions[0].button.sendActions(for: .primaryActionTriggered) }
        #expect(isUp == nil)
        play.stage.settle()
        #expect(isUp == false)
        #expect(play.window.topmostController === spies[0])
    }

    @Test func `a second present on the same controller is refused and traced`() {
        let spies = play.spies("a", "b", "c")
        play.show(spies[0])
        let told = play.noting {
            spies[0].present(spies[1], animated: true)
            spies[0].present(spies[2], animated: true) { play.journal.note("never") }
        }
        #expect(told == ["b.willAppear", "b.didAppear"])
        #expect(play.refusals == ["refused present: c, a already presents b"])
        play.stage.run {
            #expect(UIApplication.shared.lostPresentation == "c is not shown, since a already presents b")
        }
    }

    // MARK: Nesting

    @Test func `a stack in tabs in a full-screen presentation is notified through its containers`() {
        let spies = play.spies("root", "a", "b", "c")
        play.show(spies[0])
        let inner = play.stack([spies[1]])
        let tabs = play.stage.run {
            let tabs = UITabBarController()
            tabs.viewControllers = [inner, spies[3]]
            tabs.modalPresentationStyle = .fullScreen
            return tabs
        }
        let presented = play.noting { spies[0].present(tabs, animated: true) }
        #expect(presented == ["root.willDisappear", "a.willAppear", "a.didAppear", "root.didDisappear"])
        let pushed = play.noting { inner.pushViewController(spies[2], animated: true) }
        #expect(pushed == ["a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"])
        let changed = play.noting { tabs.selectedIndex = 1 }
        #expect(changed == ["c.willAppear", "b.willDisappear", "b.didDisappear", "c.didAppear"])
        let dismissed = play.noting { spies[3].dismiss(animated: true) }
        #expect(
            dismissed == [
                "c.willDisappear", "root.willAppear", "root.didAppear", "c.didDisappear", "c.left", "b.left", "a.left",
            ])
    }

    @Test func `dismissing a presenter dismisses the controllers presented over it`() {
        let spies = play.spies("root", "sheet", "full")
        play.show(spies[0])
        spies[2].modalPresentationStyle = .fullScreen
        play.noting {
            spies[0].present(spies[1], animated: true)
            spies[1].present(spies[2], animated: true)
        }
        let told = play.noting { spies[0].dismiss(animated: true) }
        #expect(told == ["full.willDisappear", "full.didDisappear", "full.left", "sheet.left"])
        #expect(play.window.topmostController === spies[0])
    }

    @Test func `a new root removes the controllers that the old one presents`() {
        let spies = play.spies("a", "sheet", "b")
        play.show(spies[0])
        play.noting { spies[0].present(spies[1], animated: true) }
        let told = play.noting { play.window.rootViewController = spies[2] }
        #expect(
            told == [
                "sheet.willDisappear", "a.willDisappear", "b.willAppear", "sheet.didDisappear", "a.didDisappear",
                "b.didAppear", "sheet.left", "a.left",
            ])
        #expect(play.window.subviews == [spies[2].view])
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
        #expect(
            pushed == [
                "a.willDisappear", "parent.willAppear", "child.willAppear", "a.didDisappear", "parent.didAppear",
                "child.didAppear",
            ])
        let popped = play.noting { stack.popViewController(animated: true) }
        #expect(
            popped == [
                "parent.willDisappear", "child.willDisappear", "a.willAppear", "parent.didDisappear",
                "child.didDisappear", "a.didAppear", "child.left", "parent.left",
            ])
    }

    @Test func `a push in viewWillAppear is shown right after the running transition`() {
        let spies = play.spies("a", "b", "c")
        let stack = play.stack([spies[0]])
        play.show(stack)
        spies[1].onWillAppear = { stack.pushViewController(spies[2], animated: true) }
        let told = play.noting { stack.pushViewController(spies[1], animated: true) }
        #expect(
            told == [
                "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear", "b.willDisappear", "c.willAppear",
                "b.didDisappear", "c.didAppear",
            ])
        #expect(stack.topViewController === spies[2])
    }

    @Test func `a pop in viewWillDisappear of the same pop removes each controller once`() {
        let spies = play.spies("a", "b", "c")
        let stack = play.stack(spies)
        play.show(stack)
        spies[2].onWillDisappear = { stack.popToRootViewController(animated: false) }
        let told = play.noting { stack.popViewController(animated: true) }
        #expect(
            told == [
                "c.willDisappear", "b.willAppear", "c.didDisappear", "b.didAppear", "b.willDisappear", "a.willAppear",
                "b.didDisappear", "a.didAppear", "c.left", "b.left",
            ])
    }
}
