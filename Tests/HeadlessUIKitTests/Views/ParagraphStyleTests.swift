import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The lines of attributed texts: developer.apple.com/documentation/uikit/nsparagraphstyle.
@Suite struct ParagraphStyleTests {
    let display = Display { UIStackView() }

    private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(
            string: string, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 10)])
    }

    /// The height of three lines in a label, in points; each is 12 points high.
    private func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let label = display.add { UILabel() }
        return display.stage.run {
            label.numberOfLines = 0
            label.attributedText = text("a\nb\nc", change)
            return label.intrinsicContentSize.height
        }
    }

    @Test func `lines have a distance between them, not after the last`() {
        expect((height { _ in }, height { $0.lineSpacing = 5 }), is: (36, 46))
    }

    @Test func `the height of lines is multiplied and kept between limits`() {
        expect((height { $0.lineHeightMultiple = 1.5 }, height { $0.minimumLineHeight = 20 }), is: (54, 60))
        expect(height { $0.maximumLineHeight = 10 }, is: 30)
    }

    @Test func `the alignment of the text wins over the label's`() {
        let label = display.add { UILabel() }
        display.stage.run {
            label.textAlignment = .left
            label.attributedText = text("Price") { $0.alignment = .right }
        }
        #expect(display.picture.contains("text-anchor='end'"))
    }

    @Test func `lines are drawn at their distance`() {
        let label = display.add { UILabel() }
        display.stage.run {
            label.numberOfLines = 0
            label.attributedText = text("a\nb") { $0.lineSpacing = 8 }
        }
        let places = display.picture.matches(of: /<text[^>]* y='([0-9.]+)'/).compactMap { Double($0.1) }
        expect((places.count, places.last.map { $0 - places[0] }), is: (2, 20))
    }

    @Test func `the rectangle of an attributed text counts the distance of lines`() {
        let size = CGSize(width: 100, height: 0)
        expect(
            text("a\nb") { $0.lineSpacing = 8 }.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
                .height, is: 32)
    }

    @Test func `a style is copied by value`() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        style.lineSpacing = 4
        #expect(copy.lineSpacing == 3 && other.lineSpacing == 3 && copy == other && copy != style)
    }
}
