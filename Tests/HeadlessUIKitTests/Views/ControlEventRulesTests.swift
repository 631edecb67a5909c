import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of controls on Apple's pages: which events are sent when; each test names its page below
/// developer.apple.com/documentation/uikit.
@Suite struct ControlEventRulesTests {
    private let display = Display()
    private let log = Journal()

    private func note(_ control: UIControl, _ name: String) {
        let log = log
        for (event, kind) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "changed"),
            (.primaryActionTriggered, "primary"),
        ] { control.addAction(UIAction { _ in log.note("\(name) \(kind)") }, for: event) }
    }

    // uisegmentedcontrol/init(frame:actions:): "when the user selects a segment, the segment's action" is performed.
    @Test func `a segment performs its action before the control sends valueChanged`() throws {
        let log = log
        let control = display.add {
            UISegmentedControl(
                frame: .zero,
                actions: ["Day", "Week"].map { title in
                    UIAction(title: title, identifier: .init(title)) { action in log.note("action \(action.title)") }
                })
        }
        note(control, "control")
        expect((control.numberOfSegments, control.titleForSegment(at: 1)), is: (2, "Week"))
        expect(control.segmentIndex(identifiedBy: .init("Week")), is: 1)
        expect(control.segmentIndex(identifiedBy: .init("Year")), is: NSNotFound)
        expect((control.actionForSegment(at: 0)?.title, control.actionForSegment(at: 9)), is: ("Day", nil))
        try display.use("Week") { try $0.tap() }
        expect(log.take(), is: ["action Week", "control changed", "control primary"])
        expect(control.selectedSegmentIndex, is: 1)
        try display.use("Week") { try $0.tap() }
        expect(log.take(), is: [])
        control.selectedSegmentIndex = 0
        expect(log.take(), is: [])
        control.setAction(UIAction(title: "Month") { _ in log.note("month") }, forSegmentAt: 1)
        try display.use("Month") { try $0.tap() }
        expect(log.take(), is: ["month", "control changed", "control primary"])
        control.insertSegment(action: UIAction(title: "Hour") { _ in }, at: 0, animated: false)
        expect((control.titleForSegment(at: 0), control.selectedSegmentIndex), is: ("Hour", 2))
    }

    // uisegmentedcontrol/ismomentary: "segments in the control don't show selected state".
    @Test func `a momentary segment is selected only while its actions run`() throws {
        let control = display.add { UISegmentedControl(items: ["Less", "More"]) }
        var during: [Int] = []
        control.isMomentary = true
        control.addAction(
            UIAction { [unowned control] _ in during.append(control.selectedSegmentIndex) }, for: .valueChanged)
        try display.use("More") { try $0.tap() }
        try display.use("More") { try $0.tap() }
        expect((during, control.selectedSegmentIndex), is: ([1, 1], UISegmentedControl.noSegment))
    }

    // uistepper/minimumvalue, maximumvalue: a limit on the wrong side of the other raises an exception.
    @Test func `a stepper's limits must be in order`() async {
        await #expect(processExitsWith: .failure) { UIStepper().minimumValue = 100 }
        await #expect(processExitsWith: .failure) { UIStepper().maximumValue = 0 }
        await #expect(processExitsWith: .failure) { UIStepper().stepValue = 0 }
    }

    // uistepper/wraps, uistepper/value
    @Test func `a stepper stops or wraps at its limits, and sends each change`() {
        let stepper = UIStepper()
        expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.wraps), is: (0, 100, 1, false))
        note(stepper, "stepper")
        (stepper.maximumValue, stepper.value) = (10, 9.5)
        expect(log.take(), is: [])
        stepper.accessibilityIncrement()
        expect((stepper.value, log.take()), is: (10, ["stepper changed", "stepper primary"]))
        stepper.accessibilityIncrement()
        expect((stepper.value, log.take()), is: (10, []))
        stepper.wraps = true
        stepper.accessibilityIncrement()
        expect(stepper.value, is: 0)
        stepper.accessibilityDecrement()
        expect(stepper.value, is: 10)
        stepper.value = -5
        expect((stepper.value, stepper.autorepeat, stepper.isContinuous), is: (0, true, true))
    }

    // uipickerview: components with rows of their own; uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)
    @Test func `a picker has a selection in each component`() throws {
        final class Clock: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var told: [String] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                component == 0 ? 24 : 4
            }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                component == 0 ? "\(row) h" : "\(row * 15) min"
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                told.append("\(component).\(row)")
            }
        }
        let (clock, picker) = (Clock(), display.add { UIPickerView() })
        (picker.dataSource, picker.delegate) = (clock, clock)
        picker.accessibilityLabel = "Time"
        expect((picker.numberOfComponents, picker.numberOfRows(inComponent: 1)), is: (2, 4))
        picker.selectRow(7, inComponent: 0, animated: false)
        picker.selectRow(3, inComponent: 1, animated: false)
        expect((clock.told, picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)), is: ([], 7, 3))
        expect(display.text, is: #"picker "Time" value "7 h, 45 min""#)
        try display.use("Time") { try $0.select("30 min") }
        try display.use("Time") { try $0.select("30 min") }
        expect((clock.told, picker.selectedRow(inComponent: 0)), is: (["1.2"], 7))
        try display.use("Time") { try $0.select("0 h") }
        expect(clock.told, is: ["1.2", "0.0"])
    }

    // uicontrol/addaction(_:for:): an action of the same identifier is replaced; in the order of adding.
    @Test func `actions run in the order of adding, and an equal identifier replaces the old one`() {
        let (button, log) = (UIButton(), log)
        button.addAction(UIAction(identifier: .init("a")) { _ in log.note("old") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log.note("second") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: .init("a")) { _ in log.note("new") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        expect(log.take(), is: ["second", "new"])
        button.isEnabled = false
        button.sendActions(for: .touchUpInside)
        expect(log.take(), is: ["second", "new"])
    }
}
