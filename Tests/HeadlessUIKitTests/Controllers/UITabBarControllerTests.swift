import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UITabBarControllerTests {
    let play = Play()
    let tabs: UITabBarController
    let first: SpyController
    let second: SpyController

    init() {
        let play = play
        (tabs, first, second) = play.stage.run {
            let (first, second) = (play.spy("first"), play.spy("second"))
            first.title = "First"
            second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 2)
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            return (tabs, first, second)
        }
        play.show(tabs)
    }

    private func tap(_ index: Int) -> [String] {
        play.noting { (tabs.tabBar.subviews[index] as? UIButton)?.sendActions(for: .primaryActionTriggered) }
    }

    @Test func `there is a tab for each controller, and the selected one is marked`() {
        let views = tabs.tabBar.subviews
        expect((views.map(\.elementRole), views.map(\.elementLabel)), is: ([.tab, .tab], ["First", "Second"]))
        expect(views.map { ($0 as? UIControl)?.isSelected }, is: [true, false])
    }

    @Test func `an item has a tag, and another image while its tab is selected`() {
        let (tag, images) = play.stage.run {
            let (house, fill) = (UIImage(systemName: "house"), UIImage(systemName: "house.fill"))
            let item = UITabBarItem(title: "Home", image: house, selectedImage: fill)
            return (item.tag, [item.button.image(for: .normal) == house, item.button.image(for: .selected) == fill])
        }
        expect((tag, images, second.tabBarItem.tag), is: (0, [true, true], 2))
    }

    @Test func `the bar is read before the content`() {
        play.noting {
            let label = makeLabel("Content")
            first.view.addSubview(label)
        }
        expect(play.stage.run { tabs.view.screen.text }, is: "tab \"First\" selected\ntab \"Second\"\ntext \"Content\"")
    }

    @Test func `a tab has the title of its controller, and that of a stack is the one of its root`() {
        let third = play.stage.run { play.spy("third") }
        play.noting {
            third.title = "Third"
            tabs.viewControllers = [first, UINavigationController(rootViewController: third)]
            first.title = "New"
            third.title = "Newer"
        }
        expect(tabs.tabBar.subviews.map(\.elementLabel), is: ["New", "Newer"])
    }

    @Test func `a tap on a tab selects its controller and notifies the delegate`() {
        let delegate = Delegate(play.journal)
        tabs.delegate = delegate
        expect(
            tap(1), are: "should select second", "second.willAppear", "first.willDisappear", "first.didDisappear",
            "second.didAppear", "did select second")
        expect(tabs.selectedIndex, is: 1)
        expect(tabs.tabBar.subviews.map { ($0 as? UIControl)?.isSelected }, is: [false, true])
        expect((second.view.window, first.view.window), is: (play.window, nil))
    }

    @Test func `the delegate can refuse the selection of a tab`() {
        let delegate = Delegate(play.journal)
        delegate.allows = false
        tabs.delegate = delegate
        expect((tap(1), tabs.selectedViewController), is: (["should select second"], first))
    }

    @Test func `a tap on the selected tab pops its stack to the root`() {
        let third = play.stage.run { play.spy("third") }
        let stack = play.stage.run { UINavigationController(rootViewController: third) }
        play.noting {
            tabs.viewControllers = [first, stack]
            tabs.selectedIndex = 1
            stack.pushViewController(second, animated: false)
        }
        let told = tap(1)
        expect(
            told, are: "second.willDisappear", "third.willAppear", "second.didDisappear", "third.didAppear",
            "second.left")
    }

    @Test func `an index out of range is not selected`() {
        expect((play.noting { tabs.selectedIndex = 7 }, tabs.selectedIndex), is: ([], 0))
    }

    @Test func `removing the selected tab selects the first of the others`() {
        play.noting { tabs.selectedIndex = 1 }
        let told = play.noting { tabs.setViewControllers([first], animated: false) }
        expect(
            told, are: "first.willAppear", "second.willDisappear", "second.didDisappear", "first.didAppear",
            "second.left")
        expect(tabs.selectedViewController, is: first)
    }

    @Test func `a controller of another container is removed from it`() {
        let container = play.stage.run { play.spy("container") }
        let child = play.stage.run { play.spy("child") }
        play.noting {
            container.addChild(child)
            child.didMove(toParent: container)
        }
        child.notesMoves = true
        let told = play.noting { tabs.viewControllers = [first, child] }
        expect(told, is: ["child.didMove(nil)", "child.willMove", "child.didMove", "second.left"])
        expect((container.children, child.parent), is: ([], tabs))
    }

    @Test func `a tab selected in viewWillAppear of the tab bar controller appears after it`() {
        final class Tabs: UITabBarController {
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { return nil }
            override func viewWillAppear(_ animated: Bool) {
                journal.note("tabs.willAppear")
                selectedIndex = 1
            }
            override func viewDidAppear(_ animated: Bool) { journal.note("tabs.didAppear") }
        }
        let (one, two) = play.stage.run { (play.spy("one"), play.spy("two")) }
        let told = play.noting {
            let tabs = Tabs(play.journal)
            tabs.viewControllers = [one, two]
            play.window.rootViewController = tabs
        }
        expect(
            told.filter { $0.hasPrefix("t") }, are: "tabs.willAppear", "two.willAppear", "tabs.didAppear",
            "two.didAppear")
    }

    @Test func `the content lies under the tab bar, its safe area above it`() {
        play.stage.run { play.window.layoutIfNeeded() }
        expect(first.view.frame, is: CGRect(x: 0, y: 0, width: 390, height: 844))
        expect(first.view.safeAreaInsets, is: UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        expect(tabs.tabBar.frame, is: CGRect(x: 0, y: 761, width: 390, height: 83))
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        let journal: Journal
        var allows = true
        init(_ journal: Journal) { self.journal = journal }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            journal.note("should select " + viewController.displayName)
            return allows
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            journal.note("did select " + viewController.displayName)
        }
    }
}
