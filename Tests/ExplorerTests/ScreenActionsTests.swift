import Foundation
import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import Explorer

@Suite struct ScreenActionsTests {
    @Test func `double taps and swipes are tried on the elements where they are recognised`() {
        let lines = Stage().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UIViewController()
            let photo = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            photo.text = "Photo"
            photo.isUserInteractionEnabled = true
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
            button.setTitle("Send", for: .normal)
            let (double, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
            double.numberOfTapsRequired = 2
            swipe.direction = .down
            for view in [photo, button] { controller.view.addSubview(view) }
            photo.addGestureRecognizer(double)
            button.addGestureRecognizer(swipe)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return ScreenActions(dictionary: InputDictionary(), avoided: []).lines(on: controller.view.screen).own
        }
        expect(lines, is: ["double tap \"Photo\"", "tap \"Send\"", "swipe \"Send\" down"])
    }

    /// Returns the lines for a screen with a field.
    private func lines(_ keyboard: UIKeyboardType) -> (own: [String], once: [String]) {
        Stage().run {
            let window = UIWindow()
            let controller = UIViewController()
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
            field.placeholder = "Name"
            field.keyboardType = keyboard
            controller.view.addSubview(field)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return ScreenActions(dictionary: InputDictionary(), avoided: []).lines(on: controller.view.screen)
        }
    }

    @Test func `a field gets its words in each state, and odd texts once on each screen`() {
        let (own, once) = lines(.default)
        expect(own, is: ["type \"a\" into \"Name\"", "submit \"Name\""])
        expect(once.count, is: InputDictionary.numbers.count + InputDictionary.odd.count)
        #expect(once.contains("type \"   \" into \"Name\"") && once.contains("type \"-1\" into \"Name\""))
        #expect(InputDictionary.odd.contains { $0.count == 300 })
    }

    @Test func `a field with a keyboard for numbers gets numbers in each state`() {
        let (own, once) = lines(.decimalPad)
        expect(own.prefix(2), is: ["type \"0\" into \"Name\"", "type \"-1\" into \"Name\""])
        #expect(own.count == 4 && own.last == "submit \"Name\"")
        expect(once.first, is: "type \"a\" into \"Name\"")
    }

    @Test func `an avoided element is not touched`() {
        let lines = Stage().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UIViewController()
            for (number, name) in ["pay", "send", "call"].enumerated() {
                let button = UIButton(frame: CGRect(x: 0, y: number * 50, width: 100, height: 44))
                button.setTitle(name.capitalized, for: .normal)
                button.accessibilityIdentifier = name
                controller.view.addSubview(button)
            }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let avoided = [ElementQuery(name: .identifier("pay")), ElementQuery(name: .label(Template("Call")))]
            return ScreenActions(dictionary: InputDictionary(), avoided: avoided).lines(on: controller.view.screen).own
        }
        expect(lines, is: ["tap send"])
    }
}
