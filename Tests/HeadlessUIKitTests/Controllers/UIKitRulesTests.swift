import Foundation
import HeadlessFoundation
import Scene
import TestSupport

@testable import HeadlessUIKit

/// Rules of UIKit that code relies on without knowing; each names Apple's page.
@Suite struct UIKitRulesTests {
    let play = Play()

    /// Made in code, as a scene that is not a `SceneController`: with the initialisers of UIKit.
    private final class Coded: UINavigationController {
        let number: Int
        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }
    }

    @Test func `initialisers are declared as in UIKit, and decoding returns nil`() {
        play.stage.run {
            expect((Coded(number: 2).number, Coded(coder: NSCoder())), is: (2, nil))
            expect((UIView(coder: NSCoder()), UITableViewCell(coder: NSCoder())), is: (nil, nil))
            #expect(
                UIViewController().nibName == nil && UIViewController(nibName: "Page", bundle: nil).nibName == "Page")
        }
    }

    @Test func `a view that is set to nil is loaded again`() {
        play.stage.run {
            let controller = UIViewController()
            let first: UIView = controller.view
            controller.view = nil
            #expect(!controller.isViewLoaded && controller.view !== first)
        }
    }

    @Test func `isNavigationBarHidden hides the navigation bar`() {
        play.stage.run {
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.isNavigationBarHidden = true
            #expect(stack.isNavigationBarHidden)
            stack.setNavigationBarHidden(false, animated: true)
            #expect(!stack.isNavigationBarHidden)
        }
    }

    @Test func `the root view of a controller has margins of 16 points at its sides at least`() {
        play.stage.run {
            let controller = UIViewController()
            expect(controller.view.layoutMargins, is: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            let own = UIView()
            own.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 25)
            controller.view = own
            expect(own.layoutMargins, is: UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 25))
        }
    }

    private final class Sized: UIViewController {
        var sizes: [String] = []
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }

        override func viewIsAppearing(_ animated: Bool) { note("isAppearing", view) }
        override func viewDidLayoutSubviews() { label.frame = view.bounds.insetBy(dx: 10, dy: 10) }
        override func viewDidAppear(_ animated: Bool) { note("didAppear", label) }

        private func note(_ callback: String, _ view: UIView) {
            sizes.append("\(callback) \(Int(view.bounds.width))x\(Int(view.bounds.height))")
        }
    }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
    @Test func `a view has its size when it is appearing, and is laid out when it has appeared`() {
        let sized = play.stage.run { Sized() }
        play.show(sized)
        expect(sized.sizes, is: ["isAppearing 390x844", "didAppear 370x824"])
        let pushed = play.stage.run { Sized() }
        let stack = play.stack([pushed])
        play.noting {
            stack.modalPresentationStyle = .fullScreen
            sized.present(stack, animated: true)
        }
        expect(pushed.sizes, is: ["isAppearing 390x844", "didAppear 370x824"])
    }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent
    @Test func `the root of a presented stack is moving to its parent while it first appears`() {
        let spies = play.shown("root", "first")
        var flags: [Bool] = []
        spies[1].onWillAppear = { flags.append(spies[1].isMovingToParent || spies[1].isBeingPresented) }
        let stack = play.stack([spies[1]])
        play.noting { spies[0].present(stack, animated: true) }
        expect((flags, spies[1].isMovingToParent), is: ([true], false))
    }

    // https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
    @Test func `replacing the tabs keeps the selected index, or selects the first if it is out of range`() {
        let spies = play.spies("a", "b", "c", "d")
        let tabs = play.stage.run {
            let tabs = UITabBarController()
            tabs.viewControllers = [spies[0], spies[1]]
            tabs.selectedIndex = 1
            return tabs
        }
        play.show(tabs)
        play.noting { tabs.viewControllers = [spies[2], spies[3]] }
        expect(tabs.selectedViewController, is: spies[3])
        play.noting { tabs.viewControllers = [spies[0]] }
        expect(tabs.selectedIndex, is: 0)
        play.noting { tabs.selectedViewController = spies[1] }
        #expect(
            play.takeExceptions() == [
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected."
            ])
    }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/title
    @Test func `setting the title sets those of the navigation item and the tab bar item`() {
        play.stage.run {
            let controller = UIViewController()
            controller.title = "One"
            expect((controller.navigationItem.title, controller.tabBarItem.title), is: ("One", "One"))
            controller.navigationItem.title = "Two"
            expect(controller.title, is: "One")
            controller.title = "Three"
            expect((controller.navigationItem.title, controller.tabBarItem.title), is: ("Three", "Three"))
        }
    }

    // https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)
    @Test func `an alert has one cancel button, and an action sheet no fields`() {
        play.stage.run {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "No", style: .cancel))
            sheet.addAction(UIAlertAction(title: "Never", style: .cancel))
            sheet.addTextField()
            expect((sheet.actions.map(\.title), sheet.textFields), is: (["No"], nil))
        }
        expect(
            play.takeExceptions(),
            are: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }

    // https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)
    @Test func `a button's title has a colour for each state`() {
        let button = UIButton(type: .custom)
        button.setTitleColor(.systemRed, for: .normal)
        button.setTitleColor(.systemGray, for: .disabled)
        expect(button.titleLabel?.textColor, is: .systemRed)
        button.isEnabled = false
        expect((button.titleLabel?.textColor, button.currentTitleColor), is: (.systemGray, .systemGray))
        expect(button.titleColor(for: .selected), is: .systemRed)
    }

    // https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
    @Test func `an observer on the main queue is called on the stage`() {
        play.stage.run {
            var count = 0
            let name = HeadlessFoundation.Notification.Name("x")
            HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                count += 1
            }
            HeadlessFoundation.NotificationCenter.default.post(name: name, object: nil)
            expect(count, is: 1)
        }
    }

    // https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldclear(_:)
    @Test func `a field with clearsOnBeginEditing asks the delegate before clearing`() {
        final class Keeper: NSObject, UITextFieldDelegate {
            func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
        }
        let keeper = Keeper()
        play.show(play.stage.run { UIViewController() })
        play.stage.run {
            let field = UITextField()
            field.text = "kept"
            field.clearsOnBeginEditing = true
            field.delegate = keeper
            play.window.rootViewController?.view.addSubview(field)
            #expect(field.becomeFirstResponder() && field.text == "kept")
            field.resignFirstResponder()
            field.delegate = nil
            #expect(field.becomeFirstResponder() && field.text == "")
        }
    }
}
