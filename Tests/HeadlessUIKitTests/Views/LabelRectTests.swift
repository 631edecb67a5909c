import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The rectangle of a label's text, which a subclass may move.
@Suite struct LabelRectTests {
    let display = Display { UIView() }

    /// A label with room around its text, as many apps make it: by its size and by where it draws.
    private final class PaddedLabel: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 30, height: size.height + 10)
        }
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }

    /// The other way to make it: by the rectangle of the text.
    private final class RoomyLabel: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let inner = bounds.inset(by: UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15))
            return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
                .inset(by: UIEdgeInsets(top: -5, left: -15, bottom: -5, right: -15))
        }
    }

    private func add<Label: UILabel>(_ label: @autoclosure () -> Label, _ text: String, lines: Int = 1) -> Label {
        display.add {
            let label = label()
            label.text = text
            label.numberOfLines = lines
            return label
        }
    }

    @Test func `the text is in the middle of the height and at the left`() {
        // developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)
        let label = add(UILabel(), "Hello")
        display.stage.run {
            let size = label.intrinsicContentSize
            let rect = label.textRect(forBounds: CGRect(x: 2, y: 3, width: 200, height: 61), limitedToNumberOfLines: 1)
            expect(rect, is: CGRect(x: 2, y: 3 + (61 - size.height) / 2, width: size.width, height: size.height))
        }
    }

    @Test func `an overridden rectangle makes all sizes larger`() {
        let plain = add(UILabel(), "Hello")
        let roomy = add(RoomyLabel(), "Hello")
        display.stage.run {
            let (small, large) = (plain.intrinsicContentSize, roomy.intrinsicContentSize)
            expect([large.width - small.width, large.height - small.height], is: [30, 10])
            expect(roomy.sizeThatFits(.zero), is: large)
            expect(roomy.height(in: CGSize(width: 300, height: CGFloat.infinity)), is: large.height)
        }
    }

    @Test func `an overridden size counts at the width that constraints give`() {
        let text = String(repeating: "word ", count: 20)
        let (plain, padded) = (add(UILabel(), text, lines: 0), add(PaddedLabel(), text, lines: 0))
        display.stage.run {
            for label in [plain, padded] as [UILabel] {
                label.translatesAutoresizingMaskIntoConstraints = false
                label.widthAnchor.constraint(equalToConstant: 200).isActive = true
            }
            display.window.layoutIfNeeded()
            #expect(plain.frame.height > 60)
            expect(padded.frame.height, is: plain.frame.height + 10)
        }
    }

    @Test func `the text is drawn in the rectangle that an override passes on`() {
        func drawn(_ label: UILabel) -> String {
            display.stage.run {
                label.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
                defer { label.removeFromSuperview() }
                return ScreenPicture(of: display.window, in: .current).body
            }
        }
        let moved = add(PaddedLabel(), "Hello")
        let there = drawn(moved)
        #expect(there.contains("x='110' y='125.1'"))
        #expect(drawn(add(UILabel(), "Hello")).contains("x='100' y='126.1'"))
    }
}
