import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of containers, alerts and bars on Apple's pages.
@Suite struct ContainerRulesTests {
    private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        var told: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { told.append("will \(viewController.title ?? "") \(animated)") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { told.append("did \(viewController.title ?? "") \(animated)") }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            told.append("select? \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
            return true
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            told.append("selected \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
        }
    }

    private let play = Play()
    private let delegate = Delegate()

    private func titled(_ titles: String...) -> [UIViewController] {
        play.stage.run {
            titles.map {
                let controller = UIViewController()
                controller.title = $0
                return controller
            }
        }
    }

    @Test func `the delegate of a stack is notified of the root when the stack first appears`() {
        let controllers = titled("a", "b")
        let stack = play.stack([controllers[0]])
        stack.delegate = delegate
        play.show(stack)
        expect(delegate.told, is: ["will a false", "did a false"])
        delegate.told = []
        play.noting { stack.pushViewController(controllers[1], animated: true) }
        play.noting { stack.popViewController(animated: false) }
        expect(delegate.told, is: ["will b true", "did b true", "will a false", "did a false"])
    }

    @Test func `the top, the visible and the stack follow pushes and presentations`() {
        let controllers = titled("a", "b", "c")
        let stack = play.stack([controllers[0]])
        play.show(stack)
        play.stage.run {
            expect((stack.topViewController, stack.visibleViewController), is: (controllers[0], controllers[0]))
            stack.pushViewController(controllers[1], animated: false)
            expect(stack.viewControllers, is: [controllers[0], controllers[1]])
            expect((controllers[1].navigationController, controllers[1].parent), is: (stack, stack))
            controllers[1].present(controllers[2], animated: false)
            expect((stack.topViewController, stack.visibleViewController), is: (controllers[1], controllers[2]))
            expect(stack.presentedViewController, is: controllers[2])
            expect(controllers[1].presentedViewController, is: controllers[2])
            expect((controllers[2].presentingViewController, controllers[2].navigationController), is: (stack, nil))
        }
    }

    @Test func `the root cannot be popped, and popping to the top controller pops nothing`() {
        let controllers = titled("a", "b")
        let stack = play.stack(controllers)
        play.show(stack)
        play.stage.run {
            #expect(stack.popToViewController(controllers[1], animated: false)?.isEmpty ?? true)
            #expect(stack.popViewController(animated: false) === controllers[1])
            expect(stack.popViewController(animated: false), is: nil)
            #expect(stack.popToRootViewController(animated: false)?.isEmpty ?? true)
            expect(stack.viewControllers, is: [controllers[0]])
        }
    }

    @Test func `a tab bar controller has no tabs at first, and selects the first one it is given`() {
        let controllers = titled("a", "b")
        play.stage.run {
            let tabs = UITabBarController()
            expect((tabs.viewControllers, tabs.selectedViewController), is: (nil, nil))
            tabs.viewControllers = controllers
            expect((tabs.selectedIndex, tabs.selectedViewController), is: (0, controllers[0]))
            expect((controllers[1].tabBarController, controllers[1].tabBarItem.title), is: (tabs, "b"))
            tabs.selectedViewController = controllers[1]
            expect(tabs.selectedIndex, is: 1)
        }
    }

    @Test func `a tap on a tab asks and notifies the delegate, and selection by code does neither`() throws {
        let controllers = titled("a", "b")
        let tabs = play.stage.run {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            tabs.delegate = delegate
            return tabs
        }
        play.show(tabs)
        play.noting { tabs.selectedIndex = 1 }
        expect(delegate.told, is: [])
        play.noting { controllers[0].tabBarItem.button.touch() }
        expect(delegate.told, is: ["select? a at 1", "selected a at 0"])
        delegate.told = []
        play.noting { controllers[0].tabBarItem.button.touch() }
        expect(delegate.told, is: ["select? a at 0", "selected a at 0"])
    }

    @Test func `an alert has its actions in order, its fields in order, and a style`() {
        play.stage.run {
            let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
            expect((alert.actions.isEmpty, alert.textFields, alert.preferredAction), is: (true, nil, nil))
            for title in ["a", "b", "c"] {
                alert.addAction(UIAlertAction(title: title, style: title == "b" ? .cancel : .default))
            }
            alert.addTextField { $0.placeholder = "one" }
            alert.addTextField { $0.text = "two" }
            expect((alert.actions.map(\.title), alert.actions[1].style), is: (["a", "b", "c"], .cancel))
            expect(alert.textFields?.map { $0.placeholder ?? $0.text ?? "" }, is: ["one", "two"])
            expect((alert.preferredStyle, alert.title, alert.message), is: (.alert, "T", "M"))
            #expect(alert.actions[0].isEnabled)
        }
    }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
    @Test func `dismissing a child of a presented controller dismisses the whole presentation`() {
        let spies = play.shown("a", "b")
        let stack = play.stack([spies[1]])
        play.noting { spies[0].present(stack, animated: false) }
        expect(spies[1].presentingViewController, is: spies[0])
        play.noting { spies[1].dismiss(animated: false) }
        expect((spies[0].presentedViewController, stack.presentingViewController), is: (nil, nil))
    }

    @Test func `a completion without animation is called before the call returns, after the appearance`() {
        let spies = play.shown("a", "b")
        let told = play.noting {
            spies[0].present(spies[1], animated: false) { play.journal.note("completion") }
            play.journal.note("returned")
        }
        expect(told, is: ["b.willAppear", "b.didAppear", "completion", "returned"])
    }

    @Test func `the defaults of a bar and its items are those of UIKit`() {
        play.stage.run {
            let controller = UIViewController()
            let item = controller.navigationItem
            expect((item.title, item.titleView, item.prompt, item.hidesBackButton), is: (nil, nil, nil, false))
            expect((item.leftBarButtonItem, item.rightBarButtonItems), is: (nil, nil))
            expect(UINavigationItem(title: "Alone").title, is: "Alone")
            expect((item.leftItemsSupplementBackButton, item.largeTitleDisplayMode), is: (false, .automatic))
            let first = UIBarButtonItem(title: "1", primaryAction: UIAction { _ in })
            let second = UIBarButtonItem(title: "2", primaryAction: UIAction { _ in })
            item.rightBarButtonItems = [first, second]
            #expect(item.rightBarButtonItem === first)
            item.rightBarButtonItem = second
            expect((item.rightBarButtonItems?.count, item.rightBarButtonItems?.first), is: (1, second))
            #expect(!UINavigationController().isNavigationBarHidden)
            #expect(!controller.hidesBottomBarWhenPushed && !controller.isModalInPresentation)
            expect((controller.modalPresentationStyle, controller.isEditing), is: (.automatic, false))
        }
    }
}
