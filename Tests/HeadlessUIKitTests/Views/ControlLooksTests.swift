import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// Colours of controls, views at the sides of fields, and page controls.
@Suite struct ControlLooksTests {
    let display = Display { UIStackView() }

    private func draw() -> String { display.stage.run { ScreenPicture(of: display.window, in: .current).body } }

    /// Whether a view is drawn with red once it is told so, and not before.
    private func isDrawnRed<View: UIView>(_ make: () -> View, _ change: (View) -> Void) -> Bool {
        let view = display.add(make)
        let before = draw()
        display.stage.run { change(view) }
        return !before.contains("#ff3b30") && draw().contains("#ff3b30")
    }

    @Test func `colours that the app sets are drawn`() {
        #expect(isDrawnRed({ UISwitch() }) { $0.thumbTintColor = .systemRed })
    }

    @Test func `a switch that is on has its own colour`() {
        let isRed = isDrawnRed({ () -> UISwitch in
            let view = UISwitch()
            view.isOn = true
            return view
        }) { $0.onTintColor = .systemRed }
        #expect(isRed)
    }

    @Test(arguments: 0..<3) func `a slider has three colours`(part: Int) {
        let isRed = isDrawnRed({ () -> UISlider in
            let view = UISlider()
            view.value = 0.5
            return view
        }) { slider in
            if part == 0 { slider.minimumTrackTintColor = .systemRed }
            if part == 1 { slider.maximumTrackTintColor = .systemRed }
            if part == 2 { slider.thumbTintColor = .systemRed }
        }
        #expect(isRed)
    }

    @Test func `the selected segment has the colour of selectedSegmentTintColor`() {
        let isRed = isDrawnRed({ () -> UISegmentedControl in
            let view = UISegmentedControl(items: ["A", "B"])
            view.selectedSegmentIndex = 0
            return view
        }) { $0.selectedSegmentTintColor = .systemRed }
        #expect(isRed)
    }

    @Test func `the colour of a spinner can be set, and nil restores the system's`() {
        let isRed = isDrawnRed({ () -> UIActivityIndicatorView in
            let view = UIActivityIndicatorView(style: .large)
            view.startAnimating()
            return view
        }) { $0.color = .systemRed }
        #expect(isRed)
        display.stage.run {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.color = .systemRed
            wheel.color = nil
            #expect(wheel.color == .systemGray)
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
        #expect(display.text == #"field "Password""#)
        display.stage.run {
            field.rightViewMode = .always
            field.leftViewMode = .always
        }
        #expect(display.text == "field \"Password\"\n  button \"Show\"")
        display.stage.run {
            display.window.layoutIfNeeded()
            #expect(field.leftView?.frame.minX == 0 && field.leftView?.superview === field)
            #expect(field.rightView?.frame.maxX == field.bounds.maxX)
        }
        try display.use("Show") { try $0.tap() }
        #expect(field.isSecureTextEntry)
        display.stage.run { field.rightViewMode = .whileEditing }
        #expect(display.text == #"field "Password""#)
        display.stage.run { field.rightViewMode = .unlessEditing }
        #expect(display.text.contains("Show"))
        display.stage.run { field.rightView = nil }
        #expect(display.text == #"field "Password""#)
    }

    @Test func `the clear button of a field is drawn while there is text`() {
        let field = display.add { () -> UITextField in
            let field = UITextField()
            field.clearButtonMode = .always
            return field
        }
        #expect(!draw().contains("<circle"))
        display.stage.run { field.text = "A" }
        #expect(draw().contains("<circle"))
        display.stage.run { field.clearButtonMode = .whileEditing }
        #expect(!draw().contains("<circle"))
    }

    @Test func `the default values are those of UIKit`() {
        display.stage.run {
            let scroll = UIScrollView()
            #expect(!scroll.alwaysBounceHorizontal && !scroll.isPagingEnabled)
            #expect(scroll.showsHorizontalScrollIndicator && scroll.contentInsetAdjustmentBehavior == .automatic)
            scroll.flashScrollIndicators()
            #expect(UISlider().isContinuous && UITextField().inputAccessoryView == nil)
            #expect(UITextField().leftViewMode == .never && UITextField().rightViewMode == .never)
        }
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
        #expect(display.text == "")
        display.stage.run { pages.numberOfPages = 3 }
        #expect(display.text == #"slider "Pages" value "page 1 of 3""#)
        for _ in 0..<3 { try display.use("Pages") { try $0.adjust(up: true) } }
        #expect(heard == [1, 2] && pages.currentPage == 2)
        try display.use("Pages") { try $0.adjust(up: false) }
        #expect(heard == [1, 2, 1])
        display.stage.run {
            pages.currentPage = 9
            #expect(pages.currentPage == 2 && heard.count == 3)
            pages.numberOfPages = 1
            #expect(pages.currentPage == 0)
            pages.hidesForSinglePage = true
        }
        #expect(display.text == "")
    }

    @Test func `the dots of a page control are drawn in their colours`() {
        let isRed = isDrawnRed({ () -> UIPageControl in
            let pages = UIPageControl()
            pages.numberOfPages = 4
            return pages
        }) { $0.currentPageIndicatorTintColor = .systemRed }
        #expect(isRed && draw().components(separatedBy: "<circle").count == 5)
        #expect(display.stage.run { UIPageControl().size(forNumberOfPages: 2).width } == 52)
    }
}
