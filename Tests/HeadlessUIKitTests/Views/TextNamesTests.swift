import Foundation
import HeadlessFoundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Notifications of texts, placeholders, fonts that scale, and the room around lines.
@Suite struct TextNamesTests {
    let display = Display()
    let log = Journal()

    private func observe(_ names: [HeadlessFoundation.Notification.Name], of object: AnyObject) {
        for name in names {
            HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
                [log] in
                log.note($0.name.rawValue)
            }
        }
    }

    private final class Reasons: NSObject, UITextFieldDelegate {
        let log: Journal
        init(_ log: Journal) { self.log = log }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            log.note("ended \(reason)")
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.note("never") }
    }

    // https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)
    @Test func `a field posts when editing begins, changes and ends, and gives the delegate the reason`() throws {
        let delegate = Reasons(log)
        let field = display.add { UITextField() }
        display.stage.run {
            field.placeholder = "Name"
            field.delegate = delegate
            observe(
                [
                    UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
                    UITextField.textDidEndEditingNotification,
                ], of: field)
        }
        try display.use("Name") { try $0.type("ab") }
        display.stage.run { _ = field.resignFirstResponder() }
        expect(
            log.take(), are: "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
            "UITextFieldTextDidChangeNotification", "ended committed", "UITextFieldTextDidEndEditingNotification")
    }

    // https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification
    @Test func `a text view posts when editing begins, changes and ends`() throws {
        let view = display.add { UITextView() }
        display.stage.run {
            view.accessibilityLabel = "Notes"
            observe(
                [
                    UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
                    UITextView.textDidEndEditingNotification,
                ], of: view)
        }
        try display.use("Notes") { try $0.type("a") }
        display.stage.run { _ = view.resignFirstResponder() }
        expect(
            log.take(), are: "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
            "UITextViewTextDidEndEditingNotification")
    }

    // https://developer.apple.com/documentation/uikit/uitextfield/attributedplaceholder
    @Test func `a placeholder has the colour of its attributes until a plain one is set`() {
        let field = display.add { UITextField() }
        display.stage.run {
            field.attributedPlaceholder = NSAttributedString(
                string: "City", attributes: [.foregroundColor: UIColor.systemRed])
            expect((field.placeholder, field.attributedPlaceholder?.string), is: ("City", "City"))
            expect(field.declaredTextColor, is: .systemRed)
        }
        #expect(display.picture.contains("#ff3b30") && display.picture.contains(">City<"))
        display.stage.run { field.placeholder = "Town" }
        #expect(!display.picture.contains("#ff3b30") && display.picture.contains(">Town<"))
    }

    // https://developer.apple.com/documentation/uikit/uifontmetrics
    @Test func `a font of metrics grows in proportion to its style, up to a size`() {
        display.stage.run {
            let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
            let most = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24)
            expect((font.size(at: .large), font.isBold, most.size(at: .large)), is: (20, true, 20))
            expect((font.size(at: .extraLarge), most.size(at: .extraLarge)), is: (67.0 / 3, 67.0 / 3))
            #expect(most.size(at: .accessibilityLarge) == 24 && font != most)
            expect(UIFontMetrics.default.scaledValue(for: 10), is: 10)
            UIApplication.shared.setContentSizeCategory(.extraExtraExtraLarge)
            expect(UIFontMetrics.default.scaledValue(for: 17), is: 23)
            let small = UITraitCollection(preferredContentSizeCategory: .small)
            expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: small), is: 15)
        }
        let label = display.add { UILabel() }
        display.stage.run {
            label.text = "Word"
            label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
        }
        #expect(display.picture.contains("font-size='13.7'") || display.picture.contains("font-size='13.67'"))
    }

    // https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding
    @Test func `a text view leaves its container's padding beside lines`() {
        display.stage.run {
            let view = UITextView()
            view.text = "Word"
            view.isScrollEnabled = false
            let width = view.intrinsicContentSize.width
            expect(view.textContainer.lineFragmentPadding, is: 5)
            view.textContainer.lineFragmentPadding = 0
            expect(view.intrinsicContentSize.width, is: width - 10)
        }
    }

    // https://developer.apple.com/documentation/uikit/uitextinputtraits
    @Test func `defaults of the traits for the keyboard are UIKit's`() {
        display.stage.run {
            let (field, view) = (UITextField(), UITextView())
            expect((field.spellCheckingType, view.spellCheckingType), is: (.default, .default))
            expect((field.smartQuotesType, field.smartDashesType), is: (.default, .default))
            expect((view.smartInsertDeleteType, view.textContentType), is: (.default, nil))
            #expect(!field.adjustsFontForContentSizeCategory && !view.adjustsFontForContentSizeCategory)
            field.smartQuotesType = .no
            field.autocorrectionType = .no
            expect((field.smartQuotesType, field.autocorrectionType), is: (.no, .no))
        }
    }

    // https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification
    @Test func `the keyboard's frame is announced before the keyboard itself`() {
        let field = display.add { UITextField() }
        display.stage.run {
            for name in [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
            ] {
                HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [log] in
                    let curve = $0.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
                    log.note($0.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "") + " \(curve ?? 0)")
                }
            }
            _ = field.becomeFirstResponder()
        }
        expect(log.take(), is: ["WillChangeFrameNotification 7", "WillShowNotification 7"])
        display.stage.advance(by: .milliseconds(250))
        expect(log.take(), is: ["DidChangeFrameNotification 7", "DidShowNotification 7"])
    }
}
