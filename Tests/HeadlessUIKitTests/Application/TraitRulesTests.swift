import Foundation
import HeadlessFoundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of traits, turns, notifications and animations on Apple's pages.
@Suite struct TraitRulesTests {
    private final class Listener: UIViewController {
        var told: [String] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            told.append("size \(Int(size.width)) from \(Int(view.bounds.width))")
            coordinator.animate { [self] _ in
                told.append("alongside \(Int(view.bounds.width))")
            } completion: { [self] _ in
                told.append("done")
            }
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            told.append(
                "traits \(previous?.verticalSizeClass == .regular ? "regular" : "compact") to "
                    + (traitCollection.verticalSizeClass == .regular ? "regular" : "compact"))
        }
    }

    private let play = Play()

    @Test func `a rotation notifies of the new size before it changes, then of the traits, then of its end`()
        throws
    {
        let listener = play.stage.run { Listener() }
        play.show(listener)
        try play.stage.run { try UIApplication.shared.rotate(to: .landscapeRight) }
        expect(listener.told, is: ["size 844 from 390", "traits regular to compact", "alongside 844", "done"])
    }

    @Test func `an overridden style applies to all views below, except presented controllers`() {
        let spies = play.spies("a", "b", "c")
        play.stage.run {
            spies[0].addChild(spies[1])
            spies[0].view.addSubview(spies[1].view)
        }
        play.show(spies[0])
        play.stage.run {
            spies[0].overrideUserInterfaceStyle = .dark
            expect(spies[0].traitCollection.userInterfaceStyle, is: .dark)
            expect(spies[1].view.traitCollection.userInterfaceStyle, is: .dark)
            spies[1].overrideUserInterfaceStyle = .light
            expect(spies[1].traitCollection.userInterfaceStyle, is: .light)
            spies[0].present(spies[2], animated: false)
            expect(spies[2].traitCollection.userInterfaceStyle, is: .light)
            play.window.overrideUserInterfaceStyle = .dark
            expect(spies[2].traitCollection.userInterfaceStyle, is: .dark)
        }
    }

    private final class Surrounded: UIView {
        var told: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            told.append(
                "\(previousTraitCollection?.userInterfaceStyle.name ?? "") \(traitCollection.userInterfaceStyle.name)")
        }
        override func tintColorDidChange() { told.append("tint") }
        override func layoutMarginsDidChange() { told.append("margins") }
        override func safeAreaInsetsDidChange() { told.append("area") }
    }

    @Test func `views are notified of changed traits, tint, margins and safe area`() {
        let spy = play.shown("a")[0]
        play.stage.run {
            let (one, own) = (Surrounded(), Surrounded())
            own.overrideUserInterfaceStyle = .light
            own.tintColor = .red
            own.told = []
            spy.view.addSubview(one)
            spy.view.addSubview(own)
            UIApplication.shared.setUserInterfaceStyle(.dark)
            expect((one.told, own.told), is: (["light dark"], []))
            one.told = []
            spy.view.tintColor = .green
            one.layoutMargins.left = 20
            one.layoutMargins.left = 20
            spy.additionalSafeAreaInsets.top = 10
            for view in [one, own] { view.frame = spy.view.bounds }
            spy.view.layoutIfNeeded()
            expect((one.told, own.told), is: (["tint", "margins", "area"], ["area"]))
            own.tintColor = nil
            expect((own.told, own.tintColor), is: (["area", "tint"], .green))
        }
    }

    @Test func `a controller that overrides the style is not notified of the user's style`() {
        let (one, other) = play.stage.run { (Listener(), Listener()) }
        play.stage.run { other.overrideUserInterfaceStyle = .dark }
        play.show(one)
        play.stage.run {
            one.addChild(other)
            one.view.addSubview(other.view)
            UIApplication.shared.setUserInterfaceStyle(.dark)
        }
        expect((one.told, other.told), is: (["traits regular to regular"], []))
    }

    // https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration
    @Test func `a nested animation takes the duration of the outer one`() {
        var order: [String] = []
        play.stage.run {
            UIView.animate(withDuration: 2) {
                UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in order.append("inner") })
            } completion: { _ in
                order.append("outer")
            }
        }
        play.stage.advance(by: .seconds(1))
        expect(order, is: [])
        play.stage.advance(by: .seconds(1.1))
        expect(order.sorted(), is: ["inner", "outer"])
    }

    @Test func `animations complete by their times, not by the order in which they began`() {
        var order: [String] = []
        play.stage.run {
            UIView.animate(withDuration: 2, animations: {}, completion: { _ in order.append("long") })
            UIView.animate(withDuration: 1, animations: {}, completion: { _ in order.append("short") })
            UIView.animate(withDuration: 0, animations: {}, completion: { _ in order.append("none") })
            expect(order, is: [])
        }
        play.stage.advance(by: .seconds(3))
        expect(order, is: ["none", "short", "long"])
    }

    // https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
    @Test func `moving to the background and back posts notifications and changes states in order`() {
        var order: [String] = []
        play.stage.run {
            let app = UIApplication.shared
            app.applicationState = .active
            let names: [(String, HeadlessFoundation.Notification.Name)] = [
                ("willResign", UIApplication.willResignActiveNotification),
                ("didBackground", UIApplication.didEnterBackgroundNotification),
                ("willForeground", UIApplication.willEnterForegroundNotification),
                ("didActive", UIApplication.didBecomeActiveNotification),
            ]
            for (word, name) in names {
                HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    order.append("\(word) \(app.applicationState)")
                }
            }
            app.enterBackground()
            app.enterForeground()
        }
        expect(
            order, are: "willResign active", "didBackground background", "willForeground background",
            "didActive active")
    }

    // https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification: "immediately after the
    // display of the keyboard", whose animation takes a quarter of a second.
    @Test func `the keyboard is announced before and after, with its frames`() {
        let spy = play.shown("a")[0]
        var order: [String] = []
        play.stage.run {
            for (word, name) in [
                ("willShow", UIResponder.keyboardWillShowNotification),
                ("didShow", UIResponder.keyboardDidShowNotification),
                ("willHide", UIResponder.keyboardWillHideNotification),
                ("didHide", UIResponder.keyboardDidHideNotification),
            ] {
                HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    notification in
                    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    order.append("\(word) \(Int(frame?.minY ?? -1))")
                }
            }
            let (field, other) = (UITextField(), UITextField())
            spy.view.addSubview(field)
            spy.view.addSubview(other)
            field.becomeFirstResponder()
            other.becomeFirstResponder()
        }
        play.stage.advance(by: .milliseconds(249))
        expect(order, is: ["willShow 508"])
        play.stage.advance(by: .milliseconds(1))
        play.stage.run { _ = spy.view.endEditing(true) }
        expect(order, is: ["willShow 508", "didShow 508", "willHide 844"])
        play.stage.advance(by: .milliseconds(250))
        expect(order.last, is: "didHide 844")
    }

    @Test func `a turn hides the keyboard and shows it again at its new place`() {
        let spy = play.shown("a")[0]
        var order: [String] = []
        play.stage.run {
            let field = UITextField()
            spy.view.addSubview(field)
            field.becomeFirstResponder()
            for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    notification in
                    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    order.append("\(name.rawValue) \(Int(frame?.minY ?? -1))")
                }
            }
            try? UIApplication.shared.rotate()
            #expect(play.window.isKeyboardUp && field.isFirstResponder)
        }
        expect(order, is: ["UIKeyboardWillHideNotification 844", "UIKeyboardWillShowNotification 171"])
    }

    // craiggrummitt.com/2016/07/18/keyboards-text-views-and-first-responders: a handler of the notification knows the
    // field that is being edited, but not yet the text view.
    @Test func `a field begins editing before the keyboard is announced, a text view afterwards`() {
        final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var order: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { order.append("field") }
            func textViewDidBeginEditing(_ textView: UITextView) { order.append("text view") }
        }
        let (spy, delegate) = (play.spies("a")[0], Delegate())
        play.show(spy)
        play.stage.run {
            HeadlessFoundation.NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in delegate.order.append("keyboard") }
            let (field, text) = (UITextField(), UITextView())
            (field.delegate, text.delegate) = (delegate, delegate)
            spy.view.addSubview(field)
            spy.view.addSubview(text)
            field.becomeFirstResponder()
            spy.view.endEditing(true)
            text.becomeFirstResponder()
        }
        expect(delegate.order, is: ["field", "keyboard", "keyboard", "text view"])
    }
}
