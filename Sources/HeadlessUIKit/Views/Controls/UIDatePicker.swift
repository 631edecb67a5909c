public import Foundation
import StageRuntime

/// A control that sets a date, a time or a duration.
///
/// A script chooses by the text of the picker's value: `2026-03-14`, `09:30`, `2026-03-14 09:30`; see ``choose(_:)``.
open class UIDatePicker: UIControl {
    /// What a date picker sets.
    @nonexhaustive public nonisolated enum Mode: Int, Sendable {
        /// The parts of the date; a duration has hours and minutes.
        case time, date, dateAndTime, countDownTimer
    }

    /// What the picker sets.
    open var datePickerMode = Mode.dateAndTime { didSet { shownDidChange() } }
    /// The style that the app would like.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { shownDidChange() } }
    /// The language of the drawn picker; the stage's if not set.
    open var locale: Locale? { didSet { invalidateScreen() } }
    /// The time zone of the picker; UTC if neither it nor that of ``calendar`` is set.
    open var timeZone: TimeZone? { didSet { invalidateScreen() } }
    private var ownCalendar: Calendar?
    /// The date before rounding; at first the stage's.
    private var unroundedDate = Stage.running?.now ?? Date(timeIntervalSince1970: 0)
    private var duration: TimeInterval = 0
    /// The earliest date; ignored if it is later than ``maximumDate``, and by a timer.
    open var minimumDate: Date? { didSet { date = unroundedDate } }
    /// The latest date; ignored if it is earlier than ``minimumDate``, and by a timer.
    open var maximumDate: Date? { didSet { date = unroundedDate } }
    /// The step of the minutes; 1 unless it divides 60.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            invalidateScreen()
        }
    }
    /// Whether ``date`` is rounded down to ``minuteInterval``, unless that is 1.
    open var roundsToMinuteInterval = true { didSet { invalidateScreen() } }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a picker of a date and a time, with the stage's date.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// The date; setting it sends no event, and a date beyond the limits becomes the nearer limit.
    open var date: Date {
        get {
            noteReading()
            return rounded
        }
        set {
            unroundedDate = limited(newValue)
            invalidateScreen()
        }
    }

    /// Sets the date without an event.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The duration of a timer, in seconds of whole minutes, up to 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get {
            noteReading()
            return (duration / 60).rounded(.down) * 60
        }
        set {
            duration = newValue.isNaN ? 0 : min(max(newValue, 0), 86_399)
            invalidateScreen()
        }
    }

    /// The calendar of the picker; the Gregorian one if it is not set.
    open var calendar: Calendar! {
        get { ownCalendar ?? Self.gregorian }
        set {
            ownCalendar = newValue
            invalidateScreen()
        }
    }

    /// The style that is shown: wheels for a timer, or else the preferred style; compact by default.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    private static var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    /// The Gregorian calendar in the picker's time zone, for texts.
    var textCalendar: Calendar {
        var calendar = Self.gregorian
        calendar.timeZone = timeZone ?? ownCalendar?.timeZone ?? .gmt
        return calendar
    }

    /// The limits, unless they contradict each other.
    private var limits: (earliest: Date?, latest: Date?) {
        if datePickerMode == .countDownTimer { return (nil, nil) }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    private func limited(_ date: Date) -> Date {
        let (earliest, latest) = limits
        let notEarlier = max(date, earliest ?? date)
        return min(notEarlier, latest ?? notEarlier)
    }

    /// The date, rounded down to ``minuteInterval`` if ``roundsToMinuteInterval`` says so.
    var rounded: Date {
        guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date else { return unroundedDate }
        let parts = textCalendar.dateComponents([.minute, .second, .nanosecond], from: unroundedDate)
        let excess = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0))
        return limited(unroundedDate.addingTimeInterval(-excess - Double(parts.nanosecond ?? 0) / 1e9))
    }

    private func shownDidChange() {
        invalidateScreen()
        invalidateIntrinsicContentSize()
    }

    /// 320 by 216 points as wheels, 320 wide inline, or else as large as the text with its background.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 374)
        case .compact, .automatic:
            CGSize(width: TextMetrics(size: 17).width(of: shownText(rounded)) + 24, height: 34)
        }
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) { drawDate(with: &painter, in: rect) }

    // MARK: What the user does

    /// A picker.
    package override var elementRole: ElementRole? { .picker }
    /// The app's value, or else the date as a script writes it.
    package override var elementValue: String? { accessibilityValue ?? text(of: rounded) }

    override func isActionable(as role: ElementRole) -> Bool { role == .picker || super.isActionable(as: role) }
    override var hasStandardHitArea: Bool { true }
    override var actsWhenTouched: Bool { true }
    override func takeTouch() -> Bool { true }
    override func makeViewCopy() -> ViewCopy {
        let copy = UIDatePicker()
        copy.datePickerMode = datePickerMode
        copy.preferredDatePickerStyle = preferredDatePickerStyle
        copy.timeZone = timeZone
        copy.calendar = ownCalendar
        copy.locale = locale
        copy.unroundedDate = unroundedDate
        copy.duration = duration
        return ViewCopy(copy, of: subviews)
    }

    /// Sets the date as the user does, and sends `valueChanged` unless it shows already.
    ///
    /// - Parameter text: the day `2026-03-14`, the time `09:30`, both with a space between, or a duration `01:30`, by
    ///   the mode, in the Gregorian calendar and the picker's time zone.
    /// - Throws: if the text has another form or is beyond the limits.
    func choose(_ text: String) throws(InputRefusal) {
        guard let wanted = parse(text) else {
            let example = self.text(of: rounded)
            throw .unfitDate(text, because: "write it as in \"\(example)\"\(Self.forms[datePickerMode] ?? "")")
        }
        if minuteInterval > 1, datePickerMode != .date, wanted.minute % minuteInterval != 0 {
            throw .unfitDate(text, because: "its minutes go in steps of \(minuteInterval)")
        }
        guard datePickerMode != .countDownTimer else {
            let chosen = Double(wanted.hour * 60 + wanted.minute) * 60
            guard chosen != countDownDuration else { return }
            duration = chosen
            invalidateScreen()
            return sendChange([.valueChanged, .primaryActionTriggered])
        }
        guard let chosen = wanted.date else {
            throw .unfitDate(text, because: "there is no such date in the picker's time zone")
        }
        let (earliest, latest) = limits
        if let earliest, chosen < earliest, self.text(of: earliest) != text {
            throw .unfitDate(text, because: "the earliest is \"\(self.text(of: earliest))\"")
        }
        if let latest, chosen > latest, self.text(of: latest) != text {
            throw .unfitDate(text, because: "the latest is \"\(self.text(of: latest))\"")
        }
        guard self.text(of: rounded) != text else { return }
        date = chosen
        sendChange([.valueChanged, .primaryActionTriggered])
    }

    private static let forms: [Mode: String] = [
        .time: ", hours and minutes", .date: ", year, month and day", .countDownTimer: ", hours and minutes",
    ]

    func text(of date: Date) -> String {
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        if datePickerMode == .countDownTimer {
            return two(Int(duration) / 3600) + ":" + two(Int(duration) / 60 % 60)
        }
        let parts = textCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let year = String("000\(parts.year ?? 0)".suffix(4))
        let day = "\(year)-\(two(parts.month))-\(two(parts.day))"
        let time = "\(two(parts.hour)):\(two(parts.minute))"
        return switch datePickerMode {
        case .date: day
        case .time, .countDownTimer: time
        case .dateAndTime: day + " " + time
        }
    }

    /// Returns the date of a text, `nil` if there is none, with hour and minute; `nil` if the form is not the mode's.
    private func parse(_ text: String) -> (date: Date?, hour: Int, minute: Int)? {
        let form = text.map { $0.isASCII && $0.isNumber ? "0" : $0 }
        let wanted = [
            Mode.date: "0000-00-00", .time: "00:00", .countDownTimer: "00:00", .dateAndTime: "0000-00-00 00:00",
        ][datePickerMode]
        guard String(form) == wanted else { return nil }
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        var parts = textCalendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: unroundedDate)
        let units: [Calendar.Component] =
            switch datePickerMode {
            case .date: [.year, .month, .day]
            case .time, .countDownTimer: [.hour, .minute, .second, .nanosecond]
            case .dateAndTime: [.year, .month, .day, .hour, .minute, .second, .nanosecond]
            }
        for (unit, number) in zip(units, numbers + [0, 0]) { parts.setValue(number, for: unit) }
        if datePickerMode != .date, (parts.hour ?? 0) > 23 || (parts.minute ?? 0) > 59 { return nil }
        let date = textCalendar.date(from: parts)
        let isReal = datePickerMode == .countDownTimer || date.map { self.text(of: $0) == text } == true
        return (isReal ? date : nil, parts.hour ?? 0, parts.minute ?? 0)
    }
}

/// The looks of a date picker.
@nonexhaustive public nonisolated enum UIDatePickerStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// As wheels.
    case wheels = 1
    /// As a text in a small box; on a phone a tap opens a calendar, here a script sets the date directly.
    case compact = 2
    /// As a calendar.
    case inline = 3
}
