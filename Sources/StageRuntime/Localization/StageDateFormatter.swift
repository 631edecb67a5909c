#if !os(iOS) && !PHONE
    public import Foundation

    // Foundation's formatters are of the machine's locale. These begin with the stage's, which a script sets:
    // `locale de_DE`. `Rehearsal` has them under Foundation's names; one that an app gives a locale keeps that.

    // Safe: Foundation's class is, and this one adds no state; `Sendable` of a superclass has to be restated.
    /// Writes and reads dates, in the stage's locale unless it is given another.
    open class StageDateFormatter: DateFormatter, @unchecked Sendable {
        /// Makes a formatter.
        public override init() {
            super.init()
            locale = Stage.userLocale
        }

        /// Returns nothing: there are no archives on a stage.
        public required init?(coder: NSCoder) { return nil }

        /// Returns a date as a text.
        ///
        /// With ``doesRelativeDateFormatting``, a day near the stage's has its name, "Yesterday at 9:41 AM", which
        /// Foundation on Linux leaves out. As with Apple's, a format of the app's own has no such names.
        open override func string(from date: Date) -> String {
            guard doesRelativeDateFormatting, dateStyle != .none, let stage = Stage.running,
                let name = name(ofDay: date, seenFrom: stage.now)
            else { return super.string(from: date) }
            let (whole, day) = (plain(timeStyle), plain(.none))
            guard whole.dateFormat == dateFormat else { return super.string(from: date) }
            return whole.string(from: date).replacing(day.string(from: date), with: name, maxReplacements: 1)
        }

        /// Returns what the language calls a day, seen from another one; `nil` if it has no name for that.
        private func name(ofDay date: Date, seenFrom today: Date) -> String? {
            guard var calendar = calendar, let locale = locale else { return nil }
            calendar.timeZone = timeZone
            let (from, to) = (calendar.startOfDay(for: today), calendar.startOfDay(for: date))
            guard let days = calendar.dateComponents([.day], from: from, to: to).day, abs(days) <= 2 else { return nil }
            let texts = [Date.RelativeFormatStyle.Presentation.named, .numeric].map { presentation in
                Date.AnchoredRelativeFormatStyle(
                    anchor: to, allowedFields: [.day], presentation: presentation, unitsStyle: .wide, locale: locale,
                    calendar: calendar, capitalizationContext: .beginningOfSentence
                ).format(from)
            }
            return texts[0] == texts[1] ? nil : texts[0]
        }

        /// Returns a formatter like this one without names of days, with another style of times.
        private func plain(_ timeStyle: Style) -> DateFormatter {
            let formatter = DateFormatter()
            (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, timeZone)
            (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
            return formatter
        }

        /// Returns a date as a text, in the stage's locale.
        open override class func localizedString(
            from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
        ) -> String {
            let formatter = StageDateFormatter()
            (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
            return formatter.string(from: date)
        }
    }

    // Safe: Foundation's class is, and this one adds no state; `Sendable` of a superclass has to be restated.
    /// Writes and reads numbers, in the stage's locale unless it is given another.
    open class StageNumberFormatter: NumberFormatter, @unchecked Sendable {
        /// Makes a formatter.
        public override init() {
            super.init()
            locale = Stage.userLocale
        }

        /// Returns nothing: there are no archives on a stage.
        public required init?(coder: NSCoder) { return nil }

        /// Returns a number as a text, in the stage's locale.
        open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
            let formatter = StageNumberFormatter()
            formatter.numberStyle = nstyle
            return formatter.string(from: num) ?? ""
        }
    }

    extension Stage {
        /// The locale of the running stage, or the machine's without one.
        static var userLocale: Locale { running?.locale ?? .current }
    }
#endif
