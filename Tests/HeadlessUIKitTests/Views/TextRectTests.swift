import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Where the parts of a field lie, and how large text is.
@Suite struct TextRectTests {
    let display = Display { UIView() }

    /// A field with room around its text, as many apps make it.
    private final class PaddedField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: bounds.maxX - 25, y: 4, width: 20, height: 20)
        }
    }

    private func field(_ make: () -> UITextField) -> UITextField {
        display.add {
            let field = make()
            field.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
            return field
        }
    }

    @Test func `the text rectangle leaves room for the border and the clear button`() {
        // developer.apple.com/documentation/uikit/uitextfield/textrect(forbounds:)
        let field = field { UITextField() }
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 44)
        display.stage.run {
            expect(field.textRect(forBounds: bounds), is: bounds)
            field.borderStyle = .roundedRect
            expect(field.textRect(forBounds: bounds), is: bounds.insetBy(dx: 10, dy: 0))
            expect(field.placeholderRect(forBounds: bounds), is: field.textRect(forBounds: bounds))
            field.text = "a"
            field.clearButtonMode = .always
            expect(field.clearButtonRect(forBounds: bounds), is: CGRect(x: 173, y: 14, width: 16, height: 16))
            expect(field.textRect(forBounds: bounds), is: CGRect(x: 10, y: 0, width: 158, height: 44))
        }
    }

    @Test func `overridden rectangles move the text, the placeholder and the side views`() {
        let field = field { PaddedField() }
        let side = UIView()
        display.stage.run {
            field.placeholder = "Name"
            field.rightView = side
            field.rightViewMode = .always
            field.layoutIfNeeded()
        }
        expect(side.frame, is: CGRect(x: 175, y: 4, width: 20, height: 20))
        #expect(display.picture.contains("x='130'"))
        display.stage.run {
            field.text = "Ada"
            field.becomeFirstResponder()
        }
        #expect(display.picture.contains("x='150'") && !display.picture.contains("x='130'"))
    }

    @Test func `texts with attributes are measured, on one line or broken`() {
        // developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)
        let text = NSAttributedString(
            string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        expect(text.size(), is: CGSize(width: 130, height: 24))
        let room = CGSize(width: 80, height: 100)
        expect(text.boundingRect(with: room, context: nil).size, is: CGSize(width: 130, height: 24))
        let broken = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        expect(broken, is: CGRect(x: 0, y: 0, width: 80, height: 48))
        let cut = text.boundingRect(
            with: CGSize(width: 80, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil)
        expect(cut.height, is: 24)
        let plain = NSString(string: "one")
        expect(plain.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]), is: CGSize(width: 30, height: 24))
        expect(plain.size().height, is: TextMetrics.lineHeight(ofSize: 12))
    }

    @Test func `a text style is measured at the user's text size`() {
        let text = NSAttributedString(string: "one", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        let before = display.stage.run { text.size() }
        display.stage.run { UIApplication.shared.setContentSizeCategory(.accessibilityExtraLarge) }
        #expect(display.stage.run { text.size() }.height > before.height)
    }
}
