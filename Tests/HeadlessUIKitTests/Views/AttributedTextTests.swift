import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct AttributedTextTests {
    let display = Display { UIStackView() }

    /// "Now 12 €", of which the price is red, bold and underlined.
    private var price: NSAttributedString {
        let text = NSMutableAttributedString(string: "Now ")
        text.append(
            NSAttributedString(
                string: "12 €",
                attributes: [
                    .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30),
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                ]))
        return text
    }

    // developer.apple.com/documentation/uikit/uilabel/attributedtext and font
    @Test func `the style at the beginning becomes the label's, and setting one later changes the whole text`() {
        display.stage.run {
            let (label, bold) = (UILabel(), UIFont.boldSystemFont(ofSize: 30))
            label.attributedText = NSAttributedString(
                string: "Hi", attributes: [.font: bold, .foregroundColor: UIColor.red])
            expect((label.font, label.textColor), is: (bold, .red))
            label.attributedText = price
            expect((label.font, label.textColor), is: (bold, .red))
            label.textColor = .blue
            label.font = .systemFont(ofSize: 10)
            let end = label.attributedText?.attributes(at: 4, effectiveRange: nil)
            #expect(end?[.foregroundColor] as? UIColor == .blue)
            #expect(end?[.font] as? UIFont == .systemFont(ofSize: 10))
            #expect(end?[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
            label.textColor = nil
            expect(label.textColor, is: .label)
            let view = UITextView()
            view.attributedText = NSAttributedString(
                string: "Hi", attributes: [.font: bold, .foregroundColor: UIColor.red])
            expect((view.font, view.textColor), is: (bold, .red))
        }
    }

    // developer.apple.com/documentation/uikit/nstextattachment: image, bounds
    @Test func `an attachment has the size of its bounds, is drawn, and is read by the name of its image`() throws {
        let star = NSTextAttachment()
        star.image = UIImage(systemName: "star")
        star.bounds = CGRect(x: 0, y: -4, width: 34, height: 40)
        let text = NSMutableAttributedString(string: "Rated ")
        text.append(NSAttributedString(attachment: star))
        let label = display.add { UILabel() }
        label.attributedText = text
        // Six characters of half an em, and 34 points; without bounds, the size of the image.
        expect(label.intrinsicContentSize, is: CGSize(width: 85, height: 40))
        let image = try #require(UIImage(systemName: "star"))
        expect((NSTextAttachment(image: image).size, label.text), is: (image.size, "Rated \u{FFFC}"))
        expect(try display.use("Rated star") { $0.role }, is: .text)
        #expect(
            display.picture.contains("\u{2002}\u{2002}\u{2002}\u{2002}</tspan>")
                && display.picture.contains(">s</text>"))
        star.accessibilityLabel = "five stars"
        expect(label.accessibilityLabel, is: "Rated five stars")
        let view = UITextView()
        view.isEditable = false
        view.attributedText = text
        expect(view.elementLabel, is: "Rated five stars")
        expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height, is: 56)
    }

    @Test func `attributed text sets the plain text, and plain text has the label's font and colour`() throws {
        let label = display.add { UILabel() }
        label.attributedText = price
        expect((label.text, label.attributedText?.isEqual(to: price)), is: ("Now 12 €", true))
        expect(try display.use("Now 12 €") { $0.role }, is: .text)
        label.text = "Later"
        let plain = try #require(label.attributedText)
        expect(plain.string, is: "Later")
        #expect(plain.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .label)
        label.attributedText = nil
        expect(label.text, is: nil)
    }

    @Test func `attributed text is measured with its largest font until plain text is set`() {
        let label = display.add { makeLabel("Now 12 €") }
        let plain = display.stage.run { label.intrinsicContentSize }
        label.attributedText = price
        let styled = display.stage.run { label.intrinsicContentSize }
        #expect(styled.height == 36 && styled.width > plain.width)
        label.text = "Now 12 €"
        expect(display.stage.run { label.intrinsicContentSize }, is: plain)
    }

    @Test func `the parts are drawn with their fonts, colours and lines`() {
        let label = display.add { UILabel() }
        label.attributedText = price
        #expect(
            display.picture.contains(
                "<tspan>Now </tspan><tspan font-size='30' font-weight='600' fill='#f00'"
                    + " text-decoration='underline'>12 €</tspan>"))
    }

    @Test func `parts of wrapped text keep their attributes`() {
        let text = NSMutableAttributedString(string: "red ", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        let lines = StyledText(text).pieces(ofLines: ["re", "d", "blue…"])
        expect(lines.map { $0.map(\.text) }, is: [["re"], ["d"], ["blue…"]])
        expect(lines.map { $0.map(\.color) }, is: [[.red], [.red], [.blue]])
    }

    @Test func `a text that may shrink is drawn smaller, and the audit does not report it`() {
        let label = display.add { UILabel() }
        label.text = String(repeating: "wide ", count: 12)
        label.adjustsFontSizeToFitWidth = true
        display.stage.run { display.window.layoutIfNeeded() }
        #expect(display.picture.contains("font-size=") && !display.picture.contains("…"))
        let shown = label.shownText
        expect(display.stage.run { shown?.clipping(in: label, within: display.window) }, is: nil)
        label.minimumScaleFactor = 0.9
        #expect(display.picture.contains("…"))
    }
}
