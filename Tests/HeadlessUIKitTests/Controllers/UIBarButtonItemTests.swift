import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIBarButtonItemTests {
    let play = Play()

    @Test func `the label of an item is its title, the system's label or its accessibilityLabel`() {
        play.stage.run {
            let title = UIBarButtonItem(title: "Profile")
            let system = UIBarButtonItem(systemItem: .cancel)
            let image = UIBarButtonItem(image: UIImage(systemName: "gear"))
            image.accessibilityLabel = "Settings"
            image.accessibilityIdentifier = "settings"
            expect([title, system, image].map(\.button.elementLabel), is: ["Profile", "Cancel", "Settings"])
            expect(image.button.elementIdentifier, is: "settings")
            title.title = "Account"
            expect(title.button.elementLabel, is: "Account")
        }
    }

    @Test func `a system item has no title, although it shows a text, until the app sets one`() {
        play.stage.run {
            let item = UIBarButtonItem(systemItem: .cancel)
            expect((item.title, item.button.currentTitle), is: (nil, "Cancel"))
            item.title = "Leave"
            expect((item.title, item.button.currentTitle, item.button.elementLabel), is: ("Leave", "Leave", "Leave"))
            item.title = nil
            expect((item.title, item.button.currentTitle), is: (nil, "Cancel"))
        }
    }

    @Test func `a tap performs the primary action, whose title is used if the item has none`() {
        play.stage.run {
            let journal = play.journal
            let item = UIBarButtonItem(
                title: nil, primaryAction: UIAction(title: "Add") { _ in journal.note("added") })
            expect(item.title, is: "Add")
            item.button.sendActions(for: .primaryActionTriggered)
            expect(journal.take(), is: ["added"])
        }
    }

    @Test func `a disabled item is a disabled button`() {
        play.stage.run {
            let item = UIBarButtonItem(systemItem: .save)
            item.isEnabled = false
            #expect(!item.button.isEnabled)
        }
    }

    @Test func `the first trailing button is the outermost one`() {
        let spy = play.stage.run { play.spy("spy") }
        let stack = play.stage.run { UINavigationController(rootViewController: spy) }
        play.show(stack)
        play.stage.run {
            spy.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Outer"), UIBarButtonItem(title: "Inner")]
            expect(stack.view.screen.text, is: "button \"Inner\"\nbutton \"Outer\"")
            expect(spy.navigationItem.rightBarButtonItem?.title, is: "Outer")
            let frames = stack.navigationBar.subviews.filter { $0 is UIButton }.map(\.frame.maxX)
            expect((frames.last, frames), is: (390, frames.sorted()))
        }
    }

    @Test func `bars have the same size at every text size`() {
        play.stage.run {
            let controller = UIViewController()
            controller.title = "Profile"
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            let stack = UINavigationController(rootViewController: UIViewController())
            play.window.rootViewController = stack
            stack.pushViewController(controller, animated: false)
            play.window.layoutIfNeeded()
            let frames = stack.navigationBar.subviews.map(\.frame.numbers)
            let picture = ScreenPicture(of: play.window, in: .current)
            expect(frames, is: [[0, 0, 74, 44], [74, 0, 266, 44], [340, 0, 50, 44]])
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            play.window.layoutIfNeeded()
            expect(stack.navigationBar.subviews.map(\.frame.numbers), is: frames)
            expect(ScreenPicture(of: play.window, in: .current), is: picture)
        }
    }
}
