import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Toolbars; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct UIToolbarTests {
    private let play = Play()
    private let stack: UINavigationController
    private let list: UIViewController

    init() {
        let play = play
        (stack, list) = play.stage.run {
            let list = UIViewController()
            list.title = "Mails"
            list.toolbarItems = [
                UIBarButtonItem(systemItem: .compose), .flexibleSpace(), UIBarButtonItem(title: "Count"),
                .fixedSpace(20), UIBarButtonItem(systemItem: .trash),
            ]
            return (UINavigationController(rootViewController: list), list)
        }
        play.show(stack)
    }

    private var text: String { play.stage.run { stack.view.screen.text } }
    private func layOut() { play.stage.run { play.window.layoutIfNeeded() } }

    // uinavigationcontroller/istoolbarhidden, uiviewcontroller/toolbaritems
    @Test func `the toolbar is hidden until the app shows it, with the items of the controller on top`() {
        expect((text, stack.isToolbarHidden), is: (#"heading "Mails""#, true))
        play.stage.run { stack.setToolbarHidden(false, animated: false) }
        layOut()
        expect(text, is: "heading \"Mails\"\nbutton \"Compose\"\nbutton \"Count\"\nbutton \"Delete\"")
        expect(stack.toolbar.frame, is: CGRect(x: 0, y: 766, width: 390, height: 44))
        expect(list.view.safeAreaInsets.bottom, is: 78)
        play.stage.run { list.setToolbarItems([UIBarButtonItem(title: "Done")], animated: false) }
        expect(text, is: "heading \"Mails\"\nbutton \"Done\"")
        play.stage.run { stack.isToolbarHidden = true }
        layOut()
        expect((text, list.view.safeAreaInsets.bottom), is: (#"heading "Mails""#, 34))
    }

    // uiviewcontroller/hidesbottombarwhenpushed
    @Test func `hidesBottomBarWhenPushed hides the toolbar while the controller is in the stack`() {
        let detail = play.stage.run { UIViewController() }
        play.stage.run {
            stack.isToolbarHidden = false
            detail.hidesBottomBarWhenPushed = true
            detail.toolbarItems = [UIBarButtonItem(title: "Never")]
            stack.pushViewController(detail, animated: true)
        }
        layOut()
        expect((text.contains("Never"), detail.view.frame.maxY), is: (false, 844))
        play.stage.run { _ = stack.popViewController(animated: true) }
        #expect(text.contains("Compose"))
    }

    // uibarbuttonitem/flexiblespace(), fixedspace(_:), width
    @Test func `flexible spaces share the free width, and fixed ones have their width`() throws {
        play.stage.run { stack.isToolbarHidden = false }
        layOut()
        let items = try #require(list.toolbarItems)
        expect((items[0].view.frame.minX, items[4].view.frame.maxX), is: (8, 382))
        expect(items[4].view.frame.minX - items[2].view.frame.maxX, is: 20)
        play.stage.run {
            items[2].width = 100
            list.toolbarItems = [.flexibleSpace(), items[2], .flexibleSpace()]
        }
        layOut()
        expect(items[2].view.frame, is: CGRect(x: 145, y: 0, width: 100, height: 44))
        play.stage.run {
            list.toolbarItems = nil
            list.navigationItem.leftBarButtonItems = [.fixedSpace(30), UIBarButtonItem(title: "Left")]
        }
        layOut()
        expect(list.navigationItem.leftBarButtonItems?[1].view.frame.minX, is: 30)
    }

    // uitoolbarappearance
    @Test func `an appearance is drawn, and a toolbar of the app is read like any other view`() {
        play.stage.run {
            let appearance = UIToolbarAppearance()
            appearance.backgroundColor = .systemRed
            stack.toolbar.scrollEdgeAppearance = appearance
            stack.isToolbarHidden = false
        }
        #expect(play.picture.contains("#ff3b30"))
        play.stage.run {
            stack.isToolbarHidden = true
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Text"
            let own = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            own.items = [UIBarButtonItem(title: "Own")]
            list.view.addSubview(label)
            list.view.addSubview(own)
        }
        expect(text, is: "heading \"Mails\"\ntext \"Text\"\nbutton \"Own\"")
    }
}
