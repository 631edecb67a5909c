#if !canImport(Darwin) || (os(macOS) && !PHONE)
    public import Foundation

    /// Says how long ago a moment was or how soon it comes, "3 days ago"; replaces Foundation's formatter.
    ///
    /// It is in the stage's locale unless it is given another. As in Foundation, only the largest unit is said, and it
    /// is rounded towards zero: after 23 hours and 59 minutes it is "23 hours ago".
    /// developer.apple.com/documentation/foundation/relativedatetimeformatter
    open class StageRelativeDateTimeFormatter: Formatter {
        /// Whether the next days and years have names.
        public enum DateTimeStyle: Int, Sendable {
            /// "1 day ago".
            case numeric = 0
            /// "yesterday".
            case named = 1
        }

        /// How units are written.
        public enum UnitsStyle: Int, Sendable {
            /// "2 months ago".
            case full = 0
            /// "two months ago".
            case spellOut = 1
            /// "2 mo. ago".
            case short = 2
            /// As `short`, where the language has nothing shorter.
            case abbreviated = 3
        }

        /// Whether the next days and years have names.
        open var dateTimeStyle = DateTimeStyle.numeric
        /// How units are written.
        open var unitsStyle = UnitsStyle.full
        /// The calendar that counts days, months and years.
        open var calendar: Calendar = {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .current
            return calendar
        }()
        /// The language.
        open var locale: Locale = Stage.running?.locale ?? .current

        /// Makes a formatter.
        public override init() { super.init() }

        /// Returns nothing: there are no archives on a stage.
        public required init?(coder: NSCoder) { return nil }

        /// Returns the text for a date, seen from another one.
        open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
            localizedString(
                from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date), at: referenceDate)
        }

        /// Returns the text for a time, negative if it is over.
        open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
            let reference = Date(timeIntervalSinceReferenceDate: 0)
            return localizedString(for: reference + timeInterval, relativeTo: reference)
        }

        /// Returns the text for the largest of some components that is not zero.
        open func localizedString(from dateComponents: DateComponents) -> String {
            localizedString(from: dateComponents, at: Date(timeIntervalSinceReferenceDate: 0))
        }

        /// Returns the text for a date, seen from the stage's; `nil` for anything else.
        open override func string(for obj: Any?) -> String? {
            guard let date = obj as? Date else { return nil }
            return localizedString(for: date, relativeTo: Stage.current.now)
        }

        private static let units: [Calendar.Component] = [
            .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
        ]

        /// Writes one unit, by a date that is exactly so far away.
        private func localizedString(from components: DateComponents, at reference: Date) -> String {
            var count = 0
            var unit = Calendar.Component.second
            for candidate in Self.units {
                guard let value = components.value(for: candidate), value != 0, value != Int.max else { continue }
                (count, unit) = (value, candidate)
                break
            }
            let date = calendar.date(byAdding: unit, value: count, to: reference) ?? reference
            return Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
                locale: locale, calendar: calendar
            ).format(reference)
        }

        private var style: Date.RelativeFormatStyle.UnitsStyle {
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        }
    }
#endif
