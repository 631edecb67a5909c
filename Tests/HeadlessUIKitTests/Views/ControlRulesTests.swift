import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of controls on Apple's pages, mostly about values and events.
@Suite struct ControlRulesTests {
    private let stage = Stage()

    // https://developer.apple.com/documentation/uikit/uislider/minimumvalue and maximumvalue
    @Test func `the limits of a slider move its value and each other`() {
        stage.run {
            let slider = UISlider()
            expect((slider.minimumValue, slider.maximumValue, slider.value, slider.isContinuous), is: (0, 1, 0, true))
            slider.value = 5
            expect(slider.value, is: 1)
            slider.minimumValue = 2
            expect((slider.maximumValue, slider.value), is: (2, 2))
            slider.maximumValue = 10
            slider.value = 7
            slider.maximumValue = 1
            expect((slider.minimumValue, slider.value), is: (1, 1))
        }
    }

    @Test func `setting values of controls in code sends no events`() {
        stage.run {
            var events = 0
            let (slider, toggle, stepper) = (UISlider(), UISwitch(), UIStepper())
            let (segments, pages) = (UISegmentedControl(items: ["a", "b"]), UIPageControl())
            let refresh = UIRefreshControl()
            pages.numberOfPages = 3
            for control in [slider, toggle, stepper, segments, pages, refresh] as [UIControl] {
                control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
            }
            slider.setValue(0.5, animated: true)
            toggle.setOn(true, animated: true)
            stepper.value = 3
            segments.selectedSegmentIndex = 1
            pages.currentPage = 2
            refresh.beginRefreshing()
            #expect(refresh.isRefreshing)
            refresh.endRefreshing()
            #expect(events == 0 && !refresh.isRefreshing && slider.value == 0.5 && toggle.isOn && stepper.value == 3)
            expect((segments.selectedSegmentIndex, pages.currentPage), is: (1, 2))
        }
    }

    // https://developer.apple.com/documentation/uikit/uisegmentedcontrol
    @Test func `segments are inserted, retitled, disabled and removed, and the selection goes with its segment`() {
        stage.run {
            let control = UISegmentedControl(items: ["a", "b"])
            #expect(control.frame.size == control.intrinsicContentSize && control.frame.width > 0)
            expect(control.selectedSegmentIndex, is: UISegmentedControl.noSegment)
            control.selectedSegmentIndex = 1
            control.insertSegment(withTitle: "c", at: 9, animated: false)
            expect((control.numberOfSegments, control.titleForSegment(at: 2)), is: (3, "c"))
            control.setTitle("B", forSegmentAt: 1)
            control.setEnabled(false, forSegmentAt: 2)
            expect((control.titleForSegment(at: 1), control.isEnabledForSegment(at: 2)), is: ("B", false))
            control.removeSegment(at: 1, animated: false)
            expect((control.selectedSegmentIndex, control.numberOfSegments), is: (UISegmentedControl.noSegment, 2))
            control.removeAllSegments()
            expect(control.numberOfSegments, is: 0)
        }
    }

    @Test func `the state of a control is the union of its conditions`() {
        stage.run {
            let control = UIControl()
            expect((control.state, control.isEnabled), is: (.normal, true))
            control.isEnabled = false
            control.isSelected = true
            control.isHighlighted = true
            expect(control.state, is: [.disabled, .selected, .highlighted])
        }
    }

    // https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)
    @Test func `without a title colour of the app's, a button has its tint`() {
        stage.run {
            let button = UIButton(type: .system)
            button.tintColor = .systemGreen
            expect((button.titleColor(for: .normal), button.currentTitleColor), is: (.systemGreen, .systemGreen))
            button.setTitleColor(.red, for: .normal)
            expect(button.titleColor(for: .highlighted), is: .red)
        }
    }

    // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
    @Test func `a control adds its state to its traits, and does not keep it there`() {
        stage.run {
            let button = UIButton()
            (button.isEnabled, button.isSelected) = (false, true)
            expect(button.accessibilityTraits, is: [.button, .notEnabled, .selected])
            button.accessibilityTraits.insert(.link)
            (button.isEnabled, button.isSelected) = (true, false)
            expect(button.accessibilityTraits, is: [.button, .link])
            button.accessibilityTraits.insert(.selected)
            button.isSelected = true
            button.accessibilityTraits = button.accessibilityTraits
            button.isSelected = false
            expect(button.accessibilityTraits, is: [.button, .link, .selected])
        }
    }

    @Test func `switches and fields have values for users, which the app may replace`() {
        stage.run {
            let (toggle, field, text) = (UISwitch(), UITextField(), UITextView())
            expect((toggle.accessibilityValue, toggle.elementValue, field.accessibilityValue), is: ("0", nil, nil))
            toggle.isOn = true
            field.text = "Dover"
            text.text = "Note"
            expect((toggle.accessibilityValue, toggle.elementStates), is: ("1", .on))
            expect((field.accessibilityValue, text.accessibilityValue), is: ("Dover", "Note"))
            field.isSecureTextEntry = true
            expect(field.accessibilityValue, is: "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
            for view in [toggle, field, text] as [UIView] {
                view.accessibilityValue = "own"
                expect((view.accessibilityValue, view.elementValue), is: ("own", "own"))
            }
        }
    }

    @Test func `an indicator hides when it stops`() {
        stage.run {
            let wheel = UIActivityIndicatorView(style: .large)
            #expect(!wheel.isAnimating && wheel.isHidden && wheel.hidesWhenStopped)
            wheel.startAnimating()
            #expect(wheel.isAnimating && !wheel.isHidden)
            wheel.hidesWhenStopped = false
            wheel.stopAnimating()
            #expect(!wheel.isAnimating && !wheel.isHidden)
        }
    }

    // https://developer.apple.com/documentation/uikit/uiimageview/init(image:): the frame takes the image's size
    @Test func `controls with a fixed size and image views have it after init`() {
        stage.run {
            let image = UIImage(systemName: "star")
            expect(UIImageView(image: image).frame.size, is: image?.size)
            expect(UISwitch().frame.size, is: UISwitch().intrinsicContentSize)
            expect(UISwitch(frame: CGRect(x: 5, y: 6, width: 9, height: 9)).frame.numbers, is: [5, 6, 51, 31])
            expect(UIActivityIndicatorView(style: .medium).frame.size, is: CGSize(width: 20, height: 20))
        }
    }
}
