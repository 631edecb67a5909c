import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct BarContentTests {
    let play = Play()

    /// A stack with controllers of those titles, shown in a window.
    private func show(_ titles: String..., in tabs: Bool = false) -> UINavigationController {
        let stack = play.stage.run {
            let stack = UINavigationController()
            stack.viewControllers = titles.map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            return stack
        }
        if tabs {
            play.show(
                play.stage.run {
                    let controller = UITabBarController()
                    controller.viewControllers = [stack]
                    return controller
                })
        } else {
            play.show(stack)
        }
        return stack
    }

    private func text(_ controller: UIViewController) -> String { play.stage.run { controller.view.screen.text } }
    private func layOut() { play.stage.run { play.window.layoutIfNeeded() } }

    // developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle, …/backbarbuttonitem
    @Test func `Back has the title of the controller below, or the one that it gives, and is found as Back too`() {
        let stack = show("List", "Detail")
        expect(text(stack), is: "button \"List\"\nheading \"Detail\"")
        #expect(play.picture.contains(">List</text>"))
        expect(play.stage.run { stack.view.screen }.elements(labelled: "Back").map(\.label), is: ["List"])
        play.stage.run { stack.viewControllers[0].title = nil }
        expect(text(stack), is: "button \"Back\"\nheading \"Detail\"")
        // A title for which there is no room is not shown, though VoiceOver still reads it.
        let long = "A list of everything that is in the house"
        play.stage.run { stack.viewControllers[0].title = long }
        expect(text(stack), is: "button \"\(long)\"\nheading \"Detail\"")
        #expect(play.picture.contains(">Back</text>") && !play.picture.contains(long))
        play.stage.run { stack.viewControllers[0].navigationItem.backButtonTitle = "All" }
        expect(text(stack), is: "button \"All\"\nheading \"Detail\"")
        #expect(play.picture.contains(">All</text>"))
        play.stage.run { stack.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home") }
        expect(text(stack), is: "button \"Home\"\nheading \"Detail\"")
        play.stage.run { stack.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "") }
        #expect(text(stack).hasPrefix("button \"Back\""))
    }

    @Test func `a title view replaces the title in the middle`() {
        let stack = show("List")
        let field = makeLabel("Custom")
        play.stage.run { stack.topViewController?.navigationItem.titleView = field }
        expect(text(stack), is: #"text "Custom""#)
        layOut()
        #expect(abs(field.frame.midX - 195) < 1 && field.frame.height == 21)
        play.stage.run { stack.topViewController?.navigationItem.titleView = nil }
        expect(text(stack), is: #"heading "List""#)
    }

    @Test func `a prompt and a large title make the bar higher`() {
        let stack = show("List", "Detail")
        layOut()
        expect(stack.navigationBar.frame.height, is: 44)
        play.stage.run { stack.topViewController?.navigationItem.prompt = "Choose one" }
        layOut()
        expect((stack.navigationBar.frame.height, stack.topViewController?.view.safeAreaInsets.top), is: (74, 121))
        #expect(text(stack).contains(#"text "Choose one""#))
        play.stage.run { stack.navigationBar.prefersLargeTitles = true }
        layOut()
        expect(stack.navigationBar.frame.height, is: 126)
        #expect(play.picture.contains(##"font-size='34'"##))
        play.stage.run { stack.topViewController?.navigationItem.largeTitleDisplayMode = .never }
        layOut()
        expect(stack.navigationBar.frame.height, is: 74)
    }

    @Test func `the automatic large title mode follows the controller below`() {
        let stack = show("A", "B", "C")
        play.stage.run {
            stack.navigationBar.prefersLargeTitles = true
            stack.viewControllers[0].navigationItem.largeTitleDisplayMode = .never
        }
        layOut()
        expect(stack.navigationBar.frame.height, is: 44)
        play.stage.run { stack.viewControllers[1].navigationItem.largeTitleDisplayMode = .always }
        layOut()
        expect(stack.navigationBar.frame.height, is: 96)
    }

    @Test func `hidesBottomBarWhenPushed hides the tab bar, except at the root of the stack`() {
        let stack = show("List", in: true)
        layOut()
        let tabs = stack.tabBarController
        expect((tabs?.tabBar.isHidden, stack.view.safeAreaInsets.bottom), is: (false, 83))
        let detail = play.stage.run { UIViewController() }
        play.stage.run {
            detail.hidesBottomBarWhenPushed = true
            stack.pushViewController(detail, animated: true)
            stack.pushViewController(UIViewController(), animated: true)
        }
        layOut()
        expect((tabs?.tabBar.isHidden, stack.view.safeAreaInsets.bottom), is: (true, 34))
        play.stage.run { _ = stack.popToRootViewController(animated: true) }
        layOut()
        expect((tabs?.tabBar.isHidden, stack.view.safeAreaInsets.bottom), is: (false, 83))
    }

    @Test func `an item has a title, an image, a menu, a style, a colour or a view of the app's`() {
        play.stage.run {
            let item = UIBarButtonItem(title: "Sort", image: UIImage(systemName: "plus"))
            expect((item.button.elementLabel, item.button.currentTitle), is: ("Sort", nil))
            item.image = nil
            expect((item.button.currentTitle, item.style, item.tintColor, item.menu), is: ("Sort", .plain, nil, nil))
            item.tintColor = .systemRed
            item.style = .done
            expect((item.button.tintColor, item.button.font.isBold), is: (.systemRed, true))
            item.menu = UIMenu(children: [UIAction(title: "Up") { _ in }])
            expect(item.button.elementRole, is: .menu)
            let acting = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in }, menu: item.menu)
            expect((acting.title, acting.button.elementRole), is: ("Go", .button))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            expect(UIBarButtonItem(customView: view).view, is: view)
        }
    }

    @Test func `a custom view has its own size in the bar, and an item can be hidden`() {
        let stack = show("List")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let item = UIBarButtonItem(title: "Add")
        play.stage.run {
            stack.topViewController?.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: view), item]
        }
        layOut()
        expect(view.frame, is: CGRect(x: 330, y: 12, width: 60, height: 20))
        #expect(text(stack).contains("Add"))
        play.stage.run { item.isHidden = true }
        #expect(!text(stack).contains("Add"))
    }

    @Test func `the edit button begins and ends editing`() throws {
        final class Editor: UIViewController {
            var calls: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append(editing)
            }
        }
        play.stage.run {
            let editor = Editor()
            let button = editor.editButtonItem
            #expect(editor.editButtonItem === button && button.title == "Edit" && !editor.isEditing)
            button.button.sendActions(for: .primaryActionTriggered)
            expect((editor.isEditing, button.title, button.style), is: (true, "Done", .done))
            editor.isEditing = false
            expect((button.title, editor.calls), is: ("Edit", [true, false]))
        }
    }

    @Test func `showing a controller pushes it, or presents it without a navigation controller`() {
        let stack = show("List")
        let (first, second) = play.stage.run { (UIViewController(), UIViewController()) }
        play.stage.run { stack.topViewController?.show(first, sender: nil) }
        expect(stack.topViewController, is: first)
        play.stage.run { first.showDetailViewController(second, sender: nil) }
        expect(stack.presentedViewController, is: second)
        let third = play.stage.run { UIViewController() }
        play.stage.run { second.show(third, sender: nil) }
        expect(second.presentedViewController, is: third)
    }
}
