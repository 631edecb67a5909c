import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Date pickers; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct UIDatePickerTests {
    private let display = Display { UIStackView() }
    private let log = Journal()

    /// A picker named Date that notes each change.
    private func picker(_ set: (UIDatePicker) -> Void = { _ in }) -> UIDatePicker {
        display.add {
            let picker = UIDatePicker()
            picker.accessibilityLabel = "Date"
            picker.addAction(UIAction { [log] _ in log.note("changed") }, for: .valueChanged)
            set(picker)
            return picker
        }
    }

    private func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

    private func choose(_ text: String) throws -> [String] {
        try display.use("Date") { try $0.select(text) }
        return log.take()
    }

    private func refusal(_ text: String) -> String {
        do {
            return "chosen: \(try choose(text))"
        } catch {
            return (error as? InputRefusal)?.message ?? "\(error)"
        }
    }

    // uidatepicker/date: "The default is the date when the UIDatePicker object is created."
    @Test func `a date picker starts with the stage's date in UTC, and keeps it`() {
        let picker = picker()
        expect((picker.date, picker.datePickerMode), is: (date("2026-01-01T00:00:00Z"), .dateAndTime))
        expect(display.text, is: #"picker "Date" value "2026-01-01 00:00""#)
        display.stage.advance(by: .seconds(3600))
        expect(display.text, is: #"picker "Date" value "2026-01-01 00:00""#)
    }

    // uidatepicker/datepickermode, uicontrol/event/valuechanged
    @Test func `the user changes only the parts of the mode, with one event per change`() throws {
        let picker = picker { $0.date = date("2026-03-10T09:30:15Z") }
        expect((try choose("2026-03-14 18:05"), picker.date), is: (["changed"], date("2026-03-14T18:05:00Z")))
        expect(try choose("2026-03-14 18:05"), is: [])
        display.stage.run { picker.datePickerMode = .date }
        expect((try choose("2026-02-28"), picker.date), is: (["changed"], date("2026-02-28T18:05:00Z")))
        display.stage.run { picker.datePickerMode = .time }
        expect((try choose("07:15"), picker.date), is: (["changed"], date("2026-02-28T07:15:00Z")))
        display.stage.run { picker.datePickerMode = .countDownTimer }
        expect((try choose("01:30"), picker.countDownDuration), is: (["changed"], 5400))
        expect(display.text, is: #"picker "Date" value "01:30""#)
        display.stage.run { picker.setDate(date("2026-05-05T05:05:00Z"), animated: true) }
        expect(log.take(), is: [])
    }

    @Test(arguments: [
        ("tomorrow", #"does not take "tomorrow": write it as in "2026-03-10", year, month and day"#),
        ("2026-3-14", #"does not take "2026-3-14": write it as in "2026-03-10", year, month and day"#),
        ("2026-02-30", #"does not take "2026-02-30": there is no such date in the picker's time zone"#),
        ("2026-03-01", #"does not take "2026-03-01": the earliest is "2026-03-02""#),
        ("2026-03-21", #"does not take "2026-03-21": the latest is "2026-03-20""#),
        ("2026-03-02", #"chosen: ["changed"]"#), ("2026-03-20", #"chosen: ["changed"]"#),
    ])
    func `a date of another form or beyond the limits is refused`(text: String, message: String) {
        _ = picker {
            $0.datePickerMode = .date
            $0.date = date("2026-03-10T09:30:00Z")
            $0.minimumDate = date("2026-03-02T12:00:00Z")
            $0.maximumDate = date("2026-03-20T06:00:00Z")
        }
        expect(refusal(text), is: message)
    }

    // uidatepicker/minimumdate, maximumdate
    @Test func `a date beyond the limits becomes the nearer one, unless the limits contradict each other`() {
        let (early, late) = (date("2026-03-02T12:00:00Z"), date("2026-03-20T06:00:00Z"))
        let picker = picker { $0.minimumDate = early }
        expect(picker.date, is: early)
        display.stage.run {
            picker.maximumDate = late
            picker.date = date("2027-01-01T00:00:00Z")
        }
        expect(picker.date, is: late)
        display.stage.run {
            picker.minimumDate = date("2028-01-01T00:00:00Z")
            picker.date = early
        }
        expect(picker.date, is: early)
    }

    // uidatepicker/minuteinterval, roundstominuteinterval, countdownduration
    @Test func `minutes go in steps that divide an hour`() throws {
        let picker = picker {
            $0.date = date("2026-03-10T09:37:00Z")
            $0.minuteInterval = 15
        }
        expect(picker.date, is: date("2026-03-10T09:30:00Z"))
        expect(refusal("2026-03-10 10:20"), is: #"does not take "2026-03-10 10:20": its minutes go in steps of 15"#)
        expect(try choose("2026-03-10 10:45"), is: ["changed"])
        display.stage.run { picker.minuteInterval = 7 }
        expect(picker.minuteInterval, is: 1)
        display.stage.run {
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = 100_000
        }
        expect(picker.countDownDuration, is: 86_340)
        expect(refusal("24:00"), is: #"does not take "24:00": write it as in "23:59", hours and minutes"#)
    }

    // uidatepicker/timezone
    @Test func `the texts are in the picker's time zone`() throws {
        let picker = picker { $0.timeZone = TimeZone(identifier: "Europe/Berlin") }
        expect(display.text, is: #"picker "Date" value "2026-01-01 01:00""#)
        expect((try choose("2026-07-01 12:00"), picker.date), is: (["changed"], date("2026-07-01T10:00:00Z")))
        #expect(refusal("2026-03-29 02:30").hasSuffix("there is no such date in the picker's time zone"))
    }

    // uidatepickerstyle
    @Test func `each style is drawn in its size`() {
        let picker = picker { $0.datePickerMode = .date }
        let draw = { display.picture }
        expect((picker.datePickerStyle, picker.intrinsicContentSize.height), is: (.compact, 34))
        #expect(draw().contains("2026") && !draw().contains(">31</text>"))
        display.stage.run { picker.preferredDatePickerStyle = .inline }
        expect((picker.intrinsicContentSize.height, draw().contains(">31</text>")), is: (330, true))
        display.stage.run { picker.preferredDatePickerStyle = .wheels }
        expect((picker.intrinsicContentSize.height, draw().contains("2025")), is: (216, true))
        display.stage.run { picker.datePickerMode = .countDownTimer }
        expect((picker.datePickerStyle, draw().contains(">00:00</text>")), is: (.wheels, true))
    }
}
