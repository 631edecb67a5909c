import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct StyleTests {
    @Test func `a system colour differs in dark appearance, an own one does not`() {
        expect((UIColor.label.light, UIColor.label.dark), is: (UIColor.black.light, UIColor.white.dark))
        let own = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        #expect(own.light == own.dark && own != .clear)
    }

    @Test func `a view inherits the tint of its superview`() {
        let root = UIView()
        let child = UIView()
        root.addSubview(child)
        expect(child.tintColor, is: .systemBlue)
        root.tintColor = .systemRed
        expect(child.tintColor, is: .systemRed)
    }

    @Test func `text styles have the published sizes and follow the user's size, fixed fonts do not`() {
        expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, is: 34)
        expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize, is: 11)
        #expect(UIFont.preferredFont(forTextStyle: .headline).isBold)
        expect(UIFont.preferredFont(forTextStyle: .body).size(at: .accessibilityMedium), is: 28)
        expect(UIFont.preferredFont(forTextStyle: .title1).size(at: .accessibilityExtraExtraExtraLarge), is: 58)
        expect(UIFont.preferredFont(forTextStyle: .footnote).size(at: .extraSmall), is: 12)
        expect(UIFont.systemFont(ofSize: 17).size(at: .accessibilityMedium), is: 17)
    }

    // https://developer.apple.com/documentation/uikit/uifont/init(descriptor:size:)
    @Test func `a descriptor makes a font bold or regular and keeps its size or its text style`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        expect(body.fontDescriptor.symbolicTraits, is: [])
        let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.isBold && bold.size(at: .accessibilityMedium) == 28 && bold != body)
        expect(bold.fontDescriptor.symbolicTraits, is: .traitBold)
        let fixed = UIFont(descriptor: bold.fontDescriptor, size: 20)
        expect((fixed.isBold, fixed.size(at: .accessibilityMedium)), is: (true, 20))
        let plain = UIFont(descriptor: try #require(fixed.fontDescriptor.withSymbolicTraits([])), size: 0)
        expect(plain, is: .systemFont(ofSize: 20))
        let italic = UIFont.italicSystemFont(ofSize: 12)
        #expect(italic.fontDescriptor.symbolicTraits == .traitItalic && italic != .systemFont(ofSize: 12))
        let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        expect(headline.withDesign(.rounded)?.pointSize, is: 17)
        #expect(UIFontMetrics.default.scaledFont(for: bold.withSize(10)).isBold)
    }

    @Test(arguments: UIContentSizeCategory.allCases)
    func `no text style is smaller at a larger text size, nor than the one below it`(category: UIContentSizeCategory) {
        let styles: [UIFont.TextStyle] = [
            .caption2, .caption1, .footnote, .subheadline, .callout, .body, .title3, .title2, .title1, .largeTitle,
        ]
        let sizes = styles.map { $0.size(at: category) }
        expect(sizes, is: sizes.sorted())
        for (style, size) in zip(styles, sizes) {
            #expect(UIContentSizeCategory.allCases.prefix { $0 < category }.allSatisfy { style.size(at: $0) <= size })
        }
    }

    @Test func `an image with an empty name is nil`() {
        expect((UIImage(systemName: ""), UIImage(named: "")), is: (nil, nil))
        expect((UIImage(systemName: "plus")?.isSymbolImage, UIImage(named: "logo")?.isSymbolImage), is: (true, false))
    }

    @Test func `a rectangle reduced by insets is never negative`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        expect(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).numbers, is: [2, 1, 4, 6])
        expect(rect.inset(by: UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)).numbers, is: [20, 20, 0, 0])
    }

    @Test func `frame, bounds and center follow each other`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        expect((view.center, view.bounds.numbers), is: (CGPoint(x: 25, y: 40), [0, 0, 30, 40]))
        view.center = CGPoint(x: 50, y: 50)
        expect(view.frame.numbers, is: [35, 30, 30, 40])
        view.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
        expect((view.frame.numbers, view.bounds.numbers), is: ([45, 45, 10, 10], [5, 0, 10, 10]))
    }

    @Test func `the title label of a released button has no text`() {
        let label = Display().stage.run { UIButton(primaryAction: UIAction(title: "Go") { _ in }).titleLabel }
        label?.numberOfLines = 2
        expect((label?.text, label?.numberOfLines), is: (nil, 1))
    }
}
