import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UINavigationControllerTests {
    let play = Play()
    let stack: UINavigationController
    let first: SpyController
    let second: SpyController

    init() {
        let play = play
        (stack, first, second) = play.stage.run {
            let first = play.spy("first")
            return (UINavigationController(rootViewController: first), first, play.spy("second"))
        }
        play.show(stack)
    }

    private var labels: [String] { stack.navigationBar.subviews.filter { !$0.isHidden }.map { $0.elementLabel ?? "" } }

    private func push() { play.noting { stack.pushViewController(second, animated: true) } }

    @Test func `the bar shows Back, the title and the buttons of the controller on top`() {
        first.title = "First"
        expect(labels, is: ["First"])
        play.stage.run {
            second.navigationItem.title = "Second"
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        }
        push()
        expect(labels, is: ["First", "Second", "Done"])
        second.title = "not shown"
        second.navigationItem.title = "New"
        expect(labels, is: ["First", "New", "Done"])
        play.noting { stack.popViewController(animated: true) }
        expect(labels, is: ["First"])
    }

    @Test func `the bar is read before the content, and shows the items of the top controller`() {
        play.noting {
            let label = makeLabel("Content")
            second.view.addSubview(label)
            second.title = "Second"
        }
        expect(play.stage.run { stack.view.screen.text }, is: "")
        push()
        expect(play.stage.run { stack.view.screen.text }, is: "button \"Back\"\nheading \"Second\"\ntext \"Content\"")
        play.noting { stack.setNavigationBarHidden(true, animated: false) }
        expect(play.stage.run { stack.view.screen.text }, is: "text \"Content\"")
    }

    @Test func `a left bar button replaces Back unless leftItemsSupplementBackButton is set`() {
        push()
        play.stage.run { second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel") }
        expect(labels, is: ["Cancel"])
        second.navigationItem.leftItemsSupplementBackButton = true
        expect(labels, is: ["Back", "Cancel"])
        second.navigationItem.leftBarButtonItem = nil
        second.navigationItem.hidesBackButton = true
        expect(labels, is: [])
    }

    @Test func `going back and a tap on Back pop the top controller`() throws {
        push()
        let back = try #require(stack.navigationBar.subviews.first as? UIButton)
        play.noting { back.sendActions(for: .primaryActionTriggered) }
        expect(stack.viewControllers, is: [first])
    }

    @Test func `going back is refused with the reason`() {
        func reason() -> GestureRefusal? { play.refusal { window throws(GestureRefusal) in try window.goBack() } }
        expect(reason(), is: .firstScreen)
        push()
        second.navigationItem.hidesBackButton = true
        expect(reason(), is: .backHidden)
        second.navigationItem.hidesBackButton = false
        play.noting { stack.setNavigationBarHidden(true, animated: true) }
        expect(reason(), is: .navigationBarHidden)
        play.show(first)
        expect(reason(), is: .noNavigationController(screen: first.displayName))
    }

    @Test func `the content lies under the navigation bar, its safe area below it`() {
        play.stage.run { play.window.layoutIfNeeded() }
        expect(first.view.frame, is: CGRect(x: 0, y: 0, width: 390, height: 844))
        expect(first.view.safeAreaInsets, is: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        play.noting {
            stack.setNavigationBarHidden(true, animated: false)
            play.window.layoutIfNeeded()
        }
        expect(first.view.frame, is: CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stack.navigationBar.isHidden)
    }

    @Test func `only the view of the top controller is in the window, and is loaded then`() {
        let third = SpyController("third", play.journal)
        let told = play.noting { stack.setViewControllers([third, second], animated: false) }
        expect((third.isViewLoaded, told.contains("third.didLoad")), is: (false, false))
        expect((second.view.window, first.view.window), is: (play.window, nil))
        #expect(play.noting { stack.popViewController(animated: false) }.contains("third.didLoad"))
    }

    // https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
    @Test func `misuse for which UIKit throws an exception fails the run with its reason`() {
        expect(play.noting { stack.pushViewController(first, animated: true) }, is: [])
        play.noting {
            stack.pushViewController(UINavigationController(), animated: true)
            stack.popToViewController(second, animated: true)
        }
        expect(stack.viewControllers, is: [first])
        expect(
            play.takeExceptions(),
            are: "Pushing the same view controller instance more than once is not supported (first)",
            "Pushing a navigation controller is not supported", "Tried to pop to a view controller that doesn't exist.")
    }

    @Test func `popping to a controller returns the controllers above it`() {
        let third = SpyController("third", play.journal)
        push()
        play.noting {
            stack.pushViewController(third, animated: false)
            expect(stack.popToViewController(first, animated: false), is: [second, third])
            expect(stack.popToViewController(third, animated: false), is: nil)
        }
    }

    @Test func `the delegate is notified before and after a controller is shown`() {
        let delegate = Delegate(play.journal)
        stack.delegate = delegate
        let told = play.noting { stack.pushViewController(second, animated: true) }
        expect(
            told, are: "will show second", "first.willDisappear", "second.willAppear", "first.didDisappear",
            "second.didAppear", "did show second")
    }

    @Test func `a child that removes itself from the stack is replaced by the one below`() {
        push()
        expect(play.noting { second.removeFromParent() }.prefix(2), is: ["second.willDisappear", "first.willAppear"])
        expect((stack.viewControllers, first.view.window, first.appearance), is: ([first], play.window, .appeared))
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            journal.note("will show " + viewController.displayName)
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            journal.note("did show " + viewController.displayName)
        }
    }
}
