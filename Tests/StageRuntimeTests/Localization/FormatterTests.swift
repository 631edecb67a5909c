import Foundation
import TestSupport

@testable import StageRuntime

@Suite struct FormatterTests {
    private let stage = Stage()
    private let date = Date(timeIntervalSince1970: 1_767_225_600)

    /// Performs something on the stage, in a locale.
    private func text(_ locale: String, _ make: () -> String?) -> String? {
        stage.run {
            stage.locale = Locale(identifier: locale)
            return make()
        }
    }

    @Test func `dates are in the stage's locale unless the app says otherwise`() {
        let make = {
            let formatter = StageDateFormatter()
            formatter.dateStyle = .full
            return formatter.string(from: date)
        }
        expect((text("de_DE", make), text("fr_FR", make)), is: ("Donnerstag, 1. Januar 2026", "jeudi 1 janvier 2026"))
        expect(
            text("de_DE") { StageDateFormatter.localizedString(from: date, dateStyle: .full, timeStyle: .none) },
            is: "Donnerstag, 1. Januar 2026")
        let named = text("de_DE") {
            let formatter = StageDateFormatter()
            formatter.locale = Locale(identifier: "en_GB")
            formatter.dateFormat = "EEEE"
            return formatter.string(from: date)
        }
        expect(named, is: "Thursday")
    }

    @Test(arguments: [
        ("en_US", 0.0, "Today at 12:00\u{202F}AM"), ("en_US", -1, "Yesterday at 11:59\u{202F}PM"),
        ("en_US", 172_799, "Tomorrow at 11:59\u{202F}PM"), ("en_US", -86_401, "Dec 30, 2025 at 11:59\u{202F}PM"),
        ("de_DE", -86_401, "Vorgestern, 23:59"), ("de_DE", 86_400, "Morgen, 00:00"),
        ("de_DE", 259_200, "04.01.2026, 00:00"),
    ])
    func `days near the stage's have their names if the app says so`(
        _ locale: String, _ seconds: Double, _ expected: String
    ) {
        let said = text(locale) {
            let formatter = StageDateFormatter()
            (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
            formatter.doesRelativeDateFormatting = true
            return formatter.string(from: date + seconds)
        }
        expect(said, is: expected)
    }

    @Test func `a time alone, and a format of the app's own, have no names of days`() {
        let make = { (change: (StageDateFormatter) -> Void) in
            let formatter = StageDateFormatter()
            formatter.doesRelativeDateFormatting = true
            change(formatter)
            return formatter.string(from: date)
        }
        expect(text("en_US") { make { $0.timeStyle = .short } }, is: "12:00\u{202F}AM")
        expect(text("en_US") { make { $0.dateStyle = .short } }, is: "Today")
        #expect(
            text("en_US") {
                make {
                    $0.dateStyle = .short; $0.dateFormat = "yyyy"
                }
            } == "2026")
    }

    @Test func `the stage's calendar is its locale's, in UTC`() {
        let day = text("ar_SA") {
            let calendar = Stage.current.calendar
            return "\(calendar.identifier) \(calendar.locale?.identifier ?? "") \(calendar.timeZone.secondsFromGMT())"
        }
        expect(day, is: "\(Locale(identifier: "ar_SA").calendar.identifier) ar_SA 0")
    }

    @Test func `numbers are in the stage's locale`() {
        let make = {
            let formatter = StageNumberFormatter()
            formatter.numberStyle = .decimal
            return formatter.string(from: 12345.5)
        }
        expect((text("de_DE", make), text("en_US", make)), is: ("12.345,5", "12,345.5"))
        expect(text("de_DE") { StageNumberFormatter.localizedString(from: 1.5, number: .decimal) }, is: "1,5")
    }

    /// Seconds from a moment, and how far away that is.
    private static let distances: [(Double, String)] = [
        (-1, "1 second ago"), (0, "in 0 seconds"), (59, "in 59 seconds"), (60, "in 1 minute"),
        (-86_399, "23 hours ago"), (-86_400, "1 day ago"), (604_799, "in 6 days"), (1_123_200, "in 1 week"),
        (2_678_400, "in 1 month"), (-25_920_000, "9 months ago"), (69_120_000, "in 2 years"),
    ]

    @Test(arguments: distances)
    func `the largest unit says how far away a moment is`(_ seconds: Double, _ expected: String) {
        let said = text("en_US") {
            StageRelativeDateTimeFormatter().localizedString(for: date + seconds, relativeTo: date)
        }
        expect(said, is: expected)
    }

    @Test func `relative times are in the stage's locale, in several styles`() {
        expect(
            text("de_DE") { StageRelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200) },
            is: "vor 2 Stunden")
        let named = text("en_US") {
            let formatter = StageRelativeDateTimeFormatter()
            formatter.dateTimeStyle = .named
            return formatter.localizedString(from: DateComponents(day: -1))
        }
        expect(named, is: "yesterday")
        let short = text("en_US") {
            let formatter = StageRelativeDateTimeFormatter()
            formatter.unitsStyle = .short
            return formatter.localizedString(from: DateComponents(month: -2, day: 3))
        }
        expect(short, is: "2 mo. ago")
        let british = text("de_DE") {
            let formatter = StageRelativeDateTimeFormatter()
            formatter.locale = Locale(identifier: "en_GB")
            formatter.unitsStyle = .spellOut
            return formatter.string(for: stage.now + 7200)
        }
        expect(british, is: "in two hours")
    }
}
