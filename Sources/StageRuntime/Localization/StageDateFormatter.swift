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
