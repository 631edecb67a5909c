import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What ordinary apps use; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct EverydayNamesTests {
    private let display = Display { UIView() }

    // uiimage/init(), uiimage/size, uiimage/scale, uiimage/cgimage, uiimage/imageorientation
    @Test func `an image has its size in points and its pixels, and an empty one neither`() throws {
        let empty = UIImage()
        #expect(empty.size == .zero && empty.cgImage == nil && empty.pngData() == nil)
        expect((empty.jpegData(compressionQuality: 1), empty), is: (nil, UIImage()))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let drawn = display.stage.run {
            UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { _ in }
        }
        let pixels = try #require(drawn.cgImage)
        expect((drawn.scale, [pixels.width, pixels.height]), is: (2, [60, 40]))
        expect(UIImage(cgImage: pixels).size, is: CGSize(width: 60, height: 40))
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        expect((turned.size, turned.imageOrientation), is: (CGSize(width: 20, height: 30), .right))
        expect(turned.cgImage.map { [$0.width, $0.height] }, is: [60, 40])
        expect(UIImage(named: "wood")?.cgImage?.width, is: 360)
    }

    // uiimage/pngdata(), uiimage/jpegdata(compressionquality:); the bytes are those that other readers accept.
    @Test func `an image's bytes are a file of its size, or the file that it was made of`() throws {
        let drawn = display.stage.run { UIGraphicsImageRenderer(size: CGSize(width: 3, height: 5)).image { _ in } }
        let png = try #require(drawn.pngData())
        #expect(
            png.base64EncodedString()
                == "iVBORw0KGgoAAAANSUhEUgAAAAkAAAAPAQAAAAAes9igAAAAOElEQVR4AQEtANL/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAC0AAQeXldsAAAAASUVORK5CYII=")
        let read = try #require(UIImage(data: png, scale: 3))
        expect((read.size, read.pngData()), is: (CGSize(width: 3, height: 5), png))
        let jpeg = try #require(read.jpegData(compressionQuality: 0.8))
        #expect(
            UIImage(data: jpeg)?.size == CGSize(width: 9, height: 15) && jpeg.suffix(3) == Data([0x00, 0xFF, 0xD9]))
    }

    // uiimageview/startanimating(), uiimageview/animationrepeatcount
    @Test func `an image view shows its images until they were shown often enough`() {
        let view = display.add { UIImageView(image: UIImage(named: "rest")) }
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        display.stage.run {
            view.startAnimating()
            #expect(!view.isAnimating)
            view.animationImages = ["one", "two"].compactMap(UIImage.init(named:))
            (view.animationDuration, view.animationRepeatCount) = (0.5, 2)
            view.startAnimating()
        }
        #expect(view.isAnimating && display.picture.contains("one"))
        display.stage.advance(by: .seconds(0.9))
        #expect(view.isAnimating)
        display.stage.advance(by: .seconds(0.2))
        #expect(!view.isAnimating && display.picture.contains("rest"))
    }

    // uigesturerecognizer, "Subclassing notes": the recogniser follows the touches and sets its state.
    @Test func `a recogniser of the app follows the touch, sets its state and is reset`() throws {
        final class Hold: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        let (log, hold) = (Journal(), Hold())
        hold.addAction { log.note("\($0.state)") }
        let view = display.add { UIView() }
        display.stage.run {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            view.isAccessibilityElement = true
            view.accessibilityLabel = "Pad"
            view.addGestureRecognizer(hold)
        }
        _ = try display.use("Pad") { _ in view.recognizeSwipe(.left) }
        expect(log.take(), is: ["began", "changed", "changed", "changed", "ended"])
        expect((hold.state, hold.resets), is: (.possible, 1))
    }

    // uiscrollview/pangesturerecognizer
    @Test func `a scroll view has a pan, for which other recognisers may wait`() {
        let view = display.add { UIScrollView() }
        #expect(view.panGestureRecognizer === view.panGestureRecognizer && view.panGestureRecognizer.view === view)
    }

    // uibutton/imageview
    @Test func `a button has an image view while it shows an image`() {
        let button = UIButton()
        expect(button.imageView, is: nil)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        expect(button.imageView?.image, is: UIImage(systemName: "plus"))
    }

    // uitextfield/attributedtext
    @Test func `a field takes text, font and colour of an attributed text`() {
        let field = display.add { UITextField() }
        display.stage.run {
            field.attributedText = NSAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.red])
        }
        expect((field.text, field.textColor), is: ("Ada", .red))
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        display.stage.run { field.attributedText = nil }
        expect((field.text, field.textColor), is: ("", .red))
    }

    // uinavigationbar/setbackgroundimage(_:for:), uinavigationbar/shadowimage
    @Test func `empty images leave out the background of a navigation bar and its line`() {
        let bar = UINavigationController().navigationBar
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        expect((bar.standardAppearance.backgroundColor, bar.standardAppearance.shadowColor), is: (.clear, nil))
        bar.setBackgroundImage(nil, for: .default)
        bar.shadowImage = nil
        expect((bar.standardAppearance.backgroundColor, bar.standardAppearance.shadowColor), is: (nil, .separator))
        expect((bar.isTranslucent, bar.backgroundImage(for: .default)), is: (true, nil))
    }

    // uitabbaritem/init(tabbarsystemitem:tag:), uitabbaritem/badgecolor
    @Test func `a tab of the system has a title and an image, and a badge its colour`() {
        let item = UITabBarItem(tabBarSystemItem: .search, tag: 4)
        expect((item.title, item.tag, item.image), is: ("Search", 4, UIImage(systemName: "magnifyingglass")))
        item.badgeColor = .blue
        expect((item.badgeColor, item.button.badgeColor), is: (.blue, .blue))
    }

    // uifont/ascender, uifont/fontname; uilayoutpriority
    @Test func `a font has metrics and a name, and priorities and weights are compared and counted`() {
        let font = UIFont.systemFont(ofSize: 20)
        expect((font.ascender - font.descender, font.capHeight, font.leading), is: (font.lineHeight, 14.1, 0))
        expect((UIFont(name: "Avenir-Heavy", size: 12)?.fontName, font.fontName), is: ("Avenir-Heavy", ".SFUI-Regular"))
        expect(UIFont(name: "Avenir-Heavy", size: 12)?.withSize(14).familyName, is: "Avenir")
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999) && UILayoutPriority.defaultLow < .defaultHigh)
        #expect(UIFont.Weight.thin < .bold && UIContentSizeCategory.large >= .medium)
        expect(UIContentSizeCategory.large.rawValue, is: "UICTContentSizeCategoryL")
    }
}
