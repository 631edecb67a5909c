import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Colours of controls, views at the sides of fields, and page controls.
@Suite struct ControlLooksTests {
    let display = Display { UIStackView() }

    /// Whether a view is drawn with red once it is told so, and not before.
    private func isDrawnRed<View: UIView>(_ view: View, _ change: (View) -> Void) -> Bool {
        let test = ControlLooksTests()
        _ = test.display.add { view }
        let before = test.display.picture
        test.display.stage.run { change(view) }
        return !before.contains("#ff3b30") && test.display.picture.contains("#ff3b30")
    }

    @Test func `colours that the app sets are drawn`() {
        let (toggle, segments, pages) = (UISwitch(), UISegmentedControl(items: ["A", "B"]), UIPageControl())
        let wheel = UIActivityIndicatorView(style: .large)
        (toggle.isOn, segments.selectedSegmentIndex, pages.numberOfPages) = (true, 0, 4)
        wheel.startAnimating()
        func half() -> UISlider {
            let view = UISlider()
            view.value = 0.5
            return view
        }
        #expect(isDrawnRed(UISwitch()) { $0.thumbTintColor = .systemRed })
        #expect(isDrawnRed(toggle) { $0.onTintColor = .systemRed })
        #expect(isDrawnRed(half()) { $0.minimumTrackTintColor = .systemRed })
        #expect(isDrawnRed(half()) { $0.maximumTrackTintColor = .systemRed })
        #expect(isDrawnRed(half()) { $0.thumbTintColor = .systemRed })
        #expect(isDrawnRed(segments) { $0.selectedSegmentTintColor = .systemRed })
        #expect(isDrawnRed(wheel) { $0.color = .systemRed })
        #expect(isDrawnRed(pages) { $0.currentPageIndicatorTintColor = .systemRed })
    }

    @Test func `a spinner without a colour has the system's again`() {
        display.stage.run {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.color = .systemRed
            wheel.color = nil
            expect(wheel.color, is: .systemGray)
        }
    }

    @Test func `views at the sides of a field show by their modes, are elements, and can be tapped`() throws {
        let field = display.add { () -> UITextField in
            let field = UITextField()
            field.placeholder = "Password"
            let show = UIButton(type: .system)
            show.setTitle("Show", for: .normal)
            show.addAction(
                UIAction { [unowned field] _ in field.isSecureTextEntry.toggle() }, for: .primaryActionTriggered)
            field.rightView = show
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            return field
        }
        expect(display.text, is: #"field "Password""#)
        display.stage.run {
            field.rightViewMode = .always
            field.leftViewMode = .always
        }
        expect(display.text, is: "field \"Password\"\n  button \"Show\"")
        display.stage.run {
            display.window.layoutIfNeeded()
            expect((field.leftView?.frame.minX, field.leftView?.superview), is: (0, field))
            expect(field.rightView?.frame.maxX, is: field.bounds.maxX)
        }
        try display.use("Show") { try $0.tap() }
        #expect(field.isSecureTextEntry)
        display.stage.run { field.rightViewMode = .whileEditing }
        expect(display.text, is: #"field "Password""#)
        display.stage.run { field.rightViewMode = .unlessEditing }
        #expect(display.text.contains("Show"))
        display.stage.run { field.rightView = nil }
        expect(display.text, is: #"field "Password""#)
    }

    @Test func `the clear button of a field is drawn while there is text`() {
        let field = display.add { () -> UITextField in
            let field = UITextField()
            field.clearButtonMode = .always
            return field
        }
        #expect(!display.picture.contains("<circle"))
        display.stage.run { field.text = "A" }
        #expect(display.picture.contains("<circle"))
        display.stage.run { field.clearButtonMode = .whileEditing }
        #expect(!display.picture.contains("<circle"))
    }

    @Test func `a page control is adjusted page by page, with an event for each`() throws {
        var heard: [Int] = []
        let pages = display.add { () -> UIPageControl in
            let pages = UIPageControl()
            pages.accessibilityLabel = "Pages"
            pages.addAction(
                UIAction { [unowned pages] _ in heard.append(pages.currentPage) }, for: .valueChanged)
            return pages
        }
        expect(display.text, is: "")
        display.stage.run { pages.numberOfPages = 3 }
        expect(display.text, is: #"slider "Pages" value "page 1 of 3""#)
        for _ in 0..<3 { try display.use("Pages") { try $0.adjust(up: true) } }
        expect((heard, pages.currentPage), is: ([1, 2], 2))
        try display.use("Pages") { try $0.adjust(up: false) }
        expect(heard, is: [1, 2, 1])
        display.stage.run {
            pages.currentPage = 9
            expect((pages.currentPage, heard.count), is: (2, 3))
            pages.numberOfPages = 1
            expect(pages.currentPage, is: 0)
            pages.hidesForSinglePage = true
        }
        expect(display.text, is: "")
    }

    @Test func `a page control draws a dot for each page`() {
        let pages = display.add { UIPageControl() }
        display.stage.run { pages.numberOfPages = 4 }
        expect(display.picture.components(separatedBy: "<circle").count, is: 5)
        expect(display.stage.run { UIPageControl().size(forNumberOfPages: 2).width }, is: 52)
    }
}
