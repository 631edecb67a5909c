import Foundation
import StageRuntime

extension UIDatePicker {
    /// Returns a date as a person reads it, in the picker's language.
    func shownText(_ date: Date) -> String {
        if datePickerMode == .countDownTimer { return text(of: date) }
        let calendar = textCalendar
        var style = Date.FormatStyle(locale: locale ?? Stage.running?.locale ?? Locale(identifier: "en_US_POSIX"))
        style.timeZone = calendar.timeZone
        if let own = self.calendar { style.calendar = own }
        if datePickerMode != .time { style = style.day().month(.abbreviated).year() }
        if datePickerMode != .date { style = style.hour().minute() }
        return date.formatted(style)
    }

    func drawDate(with painter: inout ScreenPainter, in rect: CGRect) {
        switch datePickerStyle {
        case .wheels: drawWheels(with: &painter, in: rect)
        case .inline: drawMonth(with: &painter, in: rect)
        case .compact, .automatic:
            painter.canvas.rectangle(rect, radius: 8, fill: painter.palette.fill)
            write(shownText(rounded), with: &painter, in: rect)
        }
    }

    private func write(_ text: String, with painter: inout ScreenPainter, in rect: CGRect, isFaint: Bool = false) {
        painter.paintText(
            text, font: .systemFont(ofSize: 17), in: rect, of: self, alignment: .center,
            fill: isFaint ? painter.palette.faint : isEnabled ? painter.palette.label : painter.palette.disabled)
    }

    /// Draws the date in the middle, earlier dates above and later ones below.
    private func drawWheels(with painter: inout ScreenPainter, in rect: CGRect) {
        let band = painter.paintPickerBand(in: rect)
        write(shownText(rounded), with: &painter, in: band)
        guard datePickerMode != .countDownTimer else { return }
        let step: TimeInterval = datePickerMode == .date ? 86_400 : 60 * Double(minuteInterval)
        for place in [-2, -1, 1, 2] {
            let neighbour = shownText(rounded.addingTimeInterval(Double(place) * step))
            write(neighbour, with: &painter, in: band.offsetBy(dx: 0, dy: CGFloat(place) * 36), isFaint: true)
        }
    }

    /// Draws the days of the month in weeks, the chosen one marked.
    private func drawMonth(with painter: inout ScreenPainter, in rect: CGRect) {
        let head = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 44)
        write(shownText(rounded), with: &painter, in: head)
        guard datePickerMode != .time else { return }
        let calendar = textCalendar
        let day = calendar.component(.day, from: rounded)
        let first = calendar.component(.weekday, from: rounded.addingTimeInterval(Double(1 - day) * 86_400)) - 1
        let count = calendar.range(of: .day, in: .month, for: rounded)?.count ?? 0
        let width = rect.width / 7
        for number in 0..<count {
            let (column, week) = ((first + number) % 7, (first + number) / 7)
            let box = CGRect(
                x: rect.minX + CGFloat(column) * width, y: head.maxY + CGFloat(week) * 46, width: width, height: 44)
            if number + 1 == day {
                painter.canvas.circle(CGPoint(x: box.midX, y: box.midY), radius: 20, fill: painter.palette.fill)
            }
            write("\(number + 1)", with: &painter, in: box)
        }
    }
}
