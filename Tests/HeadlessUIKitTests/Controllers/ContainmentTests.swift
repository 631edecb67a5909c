import Scene
import TestSupport

@testable import HeadlessUIKit

/// Containers of an app's own: adding, removing, and who tells the children.
@Suite struct ContainmentTests {
    let play = Play()
    let parent: SpyController
    let child: SpyController

    init() {
        let play = play
        (parent, child) = play.stage.run { (play.spy("parent"), play.spy("child")) }
        child.notesMoves = true
    }

    private func embed() {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    // As a log of UIKit shows: `viewWillAppear` comes from `addSubview`, `viewDidAppear` when all has returned.
    @Test func `a child embedded in a container on screen appears with its view`() {
        play.show(parent)
        var flag: Bool?
        child.onWillAppear = { [child] in flag = child.isMovingToParent }
        expect(play.noting { embed() }, is: ["child.willMove", "child.willAppear", "child.didMove"])
        expect((play.settling(), flag, child.isMovingToParent), is: (["child.didAppear"], true, false))
        expect(child.parent, is: parent)
    }

    @Test func `a child embedded before the container appears does so with it, once`() {
        play.noting { embed() }
        let told = play.noting { play.window.rootViewController = parent }
        expect(told, is: ["parent.willAppear", "child.willAppear", "parent.didAppear", "child.didAppear"])
    }

    @Test func `a child removed from the tree while its view stays does not disappear`() {
        play.show(parent)
        play.noting { embed() }
        _ = play.settling()
        expect(play.noting { child.removeFromParent() }, is: ["child.didMove(nil)"])
        expect(play.noting { child.view.removeFromSuperview() }, is: ["child.willDisappear", "child.didDisappear"])
    }

    @Test func `a child whose view was added before it appears when it is added`() {
        play.show(parent)
        play.noting { parent.view.addSubview(child.view) }
        expect(play.noting { parent.addChild(child) }, is: ["child.willMove", "child.willAppear"])
        expect(play.settling(), is: ["child.didAppear"])
    }

    @Test func `a child whose view is not in the container's gets no callbacks`() {
        play.noting { parent.addChild(child) }
        expect(play.noting { play.window.rootViewController = parent }, is: ["parent.willAppear", "parent.didAppear"])
    }

    @Test func `a child removed by hand disappears and is notified of the move`() {
        play.show(parent)
        play.noting { embed() }
        var flag: Bool?
        child.onWillDisappear = { [child] in flag = child.isMovingFromParent }
        let told = play.noting {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        expect(told, is: ["child.willMove(nil)", "child.willDisappear", "child.didDisappear", "child.didMove(nil)"])
        expect((flag, child.parent, parent.children), is: (true, nil, []))
    }

    @Test func `adding a child twice changes nothing`() {
        play.noting { embed() }
        expect((play.noting { parent.addChild(child) }, parent.children), is: ([], [child]))
    }

    @Test func `a container that forwards appearances manually notifies its children itself`() {
        final class Container: SceneController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let container = play.stage.run { Container() }
        play.noting {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        expect(play.noting { play.window.rootViewController = container }, is: [])
        let told = play.noting {
            child.beginAppearanceTransition(true, animated: false)
            play.journal.note("between")
            child.endAppearanceTransition()
            child.endAppearanceTransition()
        }
        expect(told, is: ["child.willAppear", "between", "child.didAppear"])
    }

    @Test func `the nearest containers of a kind are found`() {
        let (stack, tabs) = play.stage.run {
            let stack = UINavigationController(rootViewController: parent)
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return (stack, tabs)
        }
        play.noting { embed() }
        expect((child.navigationController, child.tabBarController, stack.navigationController), is: (stack, tabs, nil))
        expect(tabs.treeWindow, is: nil)
        play.show(tabs)
        expect(child.treeWindow, is: play.window)
    }

    @Test func `containers and their children are released when nothing keeps them`() {
        weak var stack: UINavigationController?
        weak var tabs: UITabBarController?
        weak var spy: SpyController?
        play.stage.run {
            let newSpy = SpyController("spy", Journal())
            let newStack = UINavigationController(rootViewController: newSpy)
            let newTabs = UITabBarController()
            newTabs.viewControllers = [newStack]
            newSpy.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            play.window.rootViewController = newTabs
            newStack.pushViewController(SpyController("other", Journal()), animated: true)
            (stack, tabs, spy) = (newStack, newTabs, newSpy)
        }
        #expect(stack != nil && tabs != nil && spy != nil)
        play.stage.run { play.window.rootViewController = nil }
        play.stage.settle()
        expect((stack, tabs, spy), is: (nil, nil, nil))
        play.stage.ledger.check()
        expect(play.stage.takeProblems(), is: [])
    }

    @Test func `appearing, disappearing and leaving are traced`() {
        let stack = play.stage.run { UINavigationController(rootViewController: parent) }
        play.show(stack)
        play.noting {
            stack.pushViewController(child, animated: true)
            parent.present(
                UIAlertController(title: "Oops", message: nil, preferredStyle: .alert), animated: true)
            parent.dismiss(animated: true)
            stack.swipeBack(cancelled: true)
            stack.popViewController(animated: true)
        }
        let lines = play.stage.trace.last(100).map(\.line)
        expect(
            lines, are: "0s  navigation  root  screen=UINavigationController", "0s  lifecycle  appear  screen=parent",
            "0s  navigation  push  screen=child", "0s  lifecycle  disappear  screen=parent",
            "0s  lifecycle  appear  screen=child",
            "0s  navigation  present  screen=UIAlertController by=parent title=Oops",
            "0s  navigation  dismiss  screen=UIAlertController title=Oops",
            "0s  lifecycle  left for good  screen=UIAlertController",
            "0s  navigation  swipe back cancelled  screen=child", "0s  lifecycle  disappear  screen=parent",
            "0s  lifecycle  appear  screen=child", "0s  navigation  pop  screen=child",
            "0s  lifecycle  disappear  screen=child", "0s  lifecycle  appear  screen=parent",
            "0s  lifecycle  left for good  screen=child")
    }

    @Test func `the view of a released container stays as it is`() throws {
        let view = play.stage.run { UIView() }
        play.stage.run {
            play.window.addSubview(view)
            let tabs = UITabBarController()
            tabs.viewControllers = [play.spy("one"), play.spy("two")]
            let stack = UINavigationController(rootViewController: play.spy("three"))
            for controller in [tabs, stack] { view.addSubview(controller.view) }
        }
        play.stage.run {
            play.window.layoutIfNeeded()
            for tab in view.subviews[0].subviews.flatMap(\.subviews) {
                (tab as? UIControl)?.sendActions(for: .primaryActionTriggered)
            }
        }
        expect(view.subviews.count, is: 2)
    }

    @Test func `a container refuses a controller that it already has`() {
        let (one, two) = play.stage.run { (play.spy("one"), play.spy("two")) }
        play.noting {
            let stack = UINavigationController(rootViewController: one)
            stack.viewControllers = [one, two, one]
            expect(stack.viewControllers, is: [one])
            let tabs = UITabBarController()
            tabs.viewControllers = [two, two]
            expect((tabs.viewControllers, two.parent), is: ([], nil))
        }
        expect(
            play.takeExceptions(), are: "All view controllers in a navigation controller must be distinct (one)",
            "All view controllers in a tab bar controller must be distinct (two)")
    }
}
