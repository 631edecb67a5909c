import Foundation
import HeadlessFoundation
import TestSupport

@testable import HeadlessUIKit

/// What real apps use; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct PortedNamesTests {
    private let display = Display { UIView() }

    // uiview/bounds, uiview/frame, uitableviewcell
    @Test func `a class that overrides bounds or frame hears of each size, whoever sets it`() {
        final class Watched: UIView {
            var sizes: [[Double]] = []
            override var bounds: CGRect { didSet { sizes.append(bounds.numbers) } }
        }
        final class Inset: UIView {
            override var frame: CGRect {
                get { super.frame }
                set { super.frame = newValue.insetBy(dx: 8, dy: 0) }
            }
        }
        let view = display.add { Watched(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        display.stage.run {
            view.frame = CGRect(x: 0.1, y: 0.2, width: 50.3, height: 20)
            view.frame.origin.x = 7
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: display.root.leadingAnchor, constant: 5),
                view.topAnchor.constraint(equalTo: display.root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 30),
            ])
            view.layoutScreenIfNeeded()
        }
        expect((view.sizes, view.frame.numbers), is: ([[0, 0, 50.3, 20], [0, 0, 60, 30]], [5, 0, 60, 30]))
        let inset = display.add { Inset() }
        display.stage.run { inset.setFrame(CGRect(x: 0, y: 10, width: 100, height: 20)) }
        expect(inset.frame.numbers, is: [8, 10, 84, 20])
    }

    // uiimageview/highlightedimage, calayer/contents, calayer/contentsgravity, uicontrol/event, caanimationgroup
    @Test func `a highlighted image shows, a layer has a picture, and what is only stored keeps its value`() {
        let (star, moon) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
        let image = display.add { UIImageView(image: star, highlightedImage: moon) }
        image.accessibilityIdentifier = "image"
        let before = image.elementValue
        image.isHighlighted = true
        expect((before, image.elementValue), is: (star?.text, moon?.text))

        let view = display.add { UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40)) }
        let photo = display.stage.run {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        view.layer.contents = photo.cgImage
        let drawn = { [display] in
            display.picture.split(separator: "<").map(
                String.init)
        }
        let stretched = drawn()
        view.layer.contentsGravity = .resizeAspect
        #expect(stretched.count == drawn().count && stretched != drawn())

        let events: UIControl.Event = [
            .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
        ]
        expect((events.rawValue, events.isSubset(of: .allTouchEvents)), is: (0b11_1110, true))
        let (bar, scroll) = (display.add { UISearchBar() }, display.add { UIScrollView() })
        (bar.searchBarStyle, scroll.indicatorStyle, view.accessibilityIgnoresInvertColors) = (.minimal, .white, true)
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation(keyPath: "opacity")]
        let vibrant = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
        expect((bar.searchBarStyle.rawValue, scroll.indicatorStyle.rawValue, vibrant.color), is: (2, 2, nil))
        expect((view.accessibilityIgnoresInvertColors, group.animations?.count), is: (true, 1))
        expect(CGFloat(truncating: NSNumber(value: 1.5)), is: 1.5)
    }

    // foundation/attributecontainer, nslayoutconstraint, uibutton/buttontype/roundedrect, nsitemprovider/init(object:)
    @Test func `what apps make without arguments, or from other values, can be made`() {
        let attributes = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 12), .underlineStyle: 1])
        expect((attributes.font, attributes.underlineStyle), is: (.boldSystemFont(ofSize: 12), .single))
        expect(attributes.foregroundColor, is: nil)
        let constraint = NSLayoutConstraint()
        constraint.isActive = false
        #expect(constraint.firstItem == nil && UIButton(type: .roundedRect).buttonType == .system)
        let container = display.stage.run { UITextView(frame: .zero, textContainer: nil).textContainer }
        expect(container.lineFragmentPadding, is: 5)
        let provider = HeadlessUIKit.NSItemProvider(object: NSString(string: "a"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: UIImage.self))
    }

    // uisegmentedcontrol/setimage(_:forsegmentat:), uisegmentedcontrol/settitletextattributes(_:for:)
    @Test func `a segment has an image or a title, in the font of the attributes`() {
        let control = display.add { UISegmentedControl(items: ["One", UIImage(systemName: "star") as Any]) }
        expect((control.imageForSegment(at: 0), control.imageForSegment(at: 1)), is: (nil, UIImage(systemName: "star")))
        expect(control.titleForSegment(at: 1), is: nil)
        let height = control.intrinsicContentSize.height
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .normal)
        #expect(control.intrinsicContentSize.height > height)
        control.setImage(UIImage(systemName: "moon"), forSegmentAt: 0)
        expect((control.titleForSegment(at: 0), control.titleTextAttributes(for: .normal)?.count), is: (nil, 1))
        control.setTitle("Two", forSegmentAt: 1)
        expect((control.imageForSegment(at: 1), control.titleForSegment(at: 1)), is: (nil, "Two"))
    }

    // uislider/setthumbimage(_:for:), uirefreshcontrol/attributedtitle
    @Test func `a picture shows the knob's image, and the title of a refresh`() {
        let knob = UIImage(systemName: "star")
        let slider = display.add { UISlider(frame: CGRect(x: 10, y: 300, width: 100, height: 34)) }
        let list = display.add { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)) }
        let plain = display.picture
        slider.setThumbImage(knob, for: .normal)
        #expect(
            slider.currentThumbImage == knob && slider.thumbImage(for: .highlighted) == nil && display.picture != plain)
        display.stage.run {
            let refresh = UIRefreshControl()
            refresh.attributedTitle = NSAttributedString(string: "Loading mail")
            list.refreshControl = refresh
            refresh.beginRefreshing()
        }
        #expect(display.picture.contains("Loading mail"))
    }

    // uitextinput/selectedtextrange, uikeyinput/deletebackward()
    @Test func `a field has a selection, which typing replaces and deleting removes`() throws {
        final class Code: UITextField {
            var deleted = 0
            override func deleteBackward() {
                deleted += 1
                super.deleteBackward()
            }
        }
        let field = display.add { Code(frame: CGRect(x: 0, y: 100, width: 200, height: 44)) }
        field.isAccessibilityElement = true
        field.placeholder = "Code"
        field.text = "abcd"
        let end = try #require(field.selectedTextRange)
        expect((end.isEmpty, field.offset(from: field.beginningOfDocument, to: end.start)), is: (true, 4))
        let two = try #require(field.position(from: field.endOfDocument, offset: -2))
        expect(field.position(from: two, offset: 3), is: nil)
        field.selectedTextRange = field.textRange(from: two, to: field.endOfDocument)
        expect(field.selectedTextRange.flatMap(field.text(in:)), is: "cd")
        try display.use("Code") { try $0.type("xyz") }
        expect((field.text, field.selectedTextRange?.isEmpty), is: ("abxyz", true))
        field.selectedTextRange = field.textRange(from: two, to: two)
        display.stage.run { field.deleteBackward() }
        expect(field.text, is: "axyz")
        try display.use("Code") { try $0.clear() }
        try display.use("Code") { try $0.clear() }
        expect((field.text, field.deleted), is: ("", 3))
        let view = display.add { UITextView(frame: CGRect(x: 0, y: 400, width: 200, height: 44)) }
        view.text = "Hello"
        let start = try #require(view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument))
        view.replace(start, withText: "Oh ")
        expect((view.text, view.selectedRange), is: ("Oh Hello", NSRange(location: 3, length: 0)))
    }

    // uideferredmenuelement, uispringtimingparameters, uiview/snapshotview(afterscreenupdates:),
    // uiview/semanticcontentattribute
    @Test func `a deferred menu asks once or each time, and further names hold their values`() {
        var asked = 0
        let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { done in
            asked += 1
            done([UIAction(title: "Item \(asked)") { _ in }])
        }
        let menu = UIMenu(children: [UIDeferredMenuElement(provider), UIDeferredMenuElement.uncached(provider)])
        expect((menu.items.map(\.title), menu.items.map(\.title)), is: (["Item 1", "Item 2"], ["Item 1", "Item 3"]))
        let spring = UISpringTimingParameters(dampingRatio: 0.5)
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
        #expect(animator.duration == 2 && animator.timingParameters?.springTimingParameters === spring)
        expect(UICubicTimingParameters(animationCurve: .linear).controlPoint2, is: CGPoint(x: 1, y: 1))
        let view = display.add { UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20)) }
        expect(view.snapshotView(afterScreenUpdates: true)?.frame.numbers, is: [0, 0, 30, 20])
        view.semanticContentAttribute = .forceRightToLeft
        expect(view.effectiveUserInterfaceLayoutDirection, is: .rightToLeft)
        expect(display.root.effectiveUserInterfaceLayoutDirection, is: .leftToRight)
    }

    // nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)
    @Test(arguments: [
        ("H:|[a][b]|", "a.leading == v.leading; b.leading == a.trailing; v.trailing == b.trailing"),
        ("|-[a(50)]", "a.width == 50; a.leading == v.leadingMargin"),
        (
            "V:|-4-[a]-[b(==a,>=9@250)]-(>=gap@500)-|",
            "a.top == v.top + 4; b.height == a.height; b.height >= 9 @250; b.top == a.bottom + 8; "
                + "v.bottom >= b.bottom + 12 @500"
        ),
        ("H:|[a]", "a.leading == v.leading"), ("[a]-(-3)-[b]", "b.leading == a.trailing - 3"),
    ])
    func `a visual format becomes constraints`(_ format: String, _ expected: String) {
        let views = ["a": UIView(), "b": UIView()]
        for view in ["a", "b"].compactMap({ views[$0] }) { display.root.addSubview(view) }
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["gap": 12], views: views)
        func name(_ item: AnyObject?) -> String {
            item === display.root ? "v" : views.first { $0.value === item }?.key ?? "?"
        }
        let texts = made.map { made in
            var text = "\(name(made.firstItem)).\(made.firstAttribute) "
            text += made.relation == .equal ? "==" : made.relation == .lessThanOrEqual ? "<=" : ">="
            let constant = Int(made.constant)
            if made.secondItem == nil {
                text += " \(constant)"
            } else {
                text += " \(name(made.secondItem)).\(made.secondAttribute)"
                if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
            }
            return made.priority == .required ? text : text + " @\(Int(made.priority.rawValue))"
        }
        expect(texts.joined(separator: "; "), is: expected)
    }

    @Test func `a malformed visual format fails the run with UIKit's reason, and the others align`() {
        let (a, b) = (UIView(), UIView())
        display.stage.run {
            for format in ["H:|[a", "[c]", "[a(x)]", "[a]-(3-[b]"] {
                let made = NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil, views: ["a": a, "b": b])
                #expect(made.isEmpty)
            }
            let aligned = NSLayoutConstraint.constraints(
                withVisualFormat: "[a][b]", options: .alignAllTop, metrics: nil, views: ["a": a, "b": b])
            expect(aligned.map(\.firstAttribute), is: [.leading, .top])
        }
        #expect(
            display.exceptions == [
                "Unable to parse constraint format: \nExpected a ']' here. That is, a view has no end \nH:|[a \n     ^",
                "Unable to parse constraint format: \nc is not a key in the views dictionary. \n[c] \n  ^",
                "Unable to parse constraint format: \nx is not a key in the metrics dictionary. \n[a(x)] \n    ^",
                "Unable to parse constraint format: \nExpected a ')' here \n[a]-(3-[b] \n      ^",
            ])
    }
}
