package import Workers

/// What users read and hear of races.
package enum RaceTexts {
    /// What is shown for all countries.
    package static let international = "International"

    /// Returns what users hear of a race before the countdown: its parts that are not empty.
    package static func label(of race: Race) -> String {
        let parts = [
            race.category.title, race.meeting, "Race number \(race.number)", race.country.name ?? "", race.name,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns what a count is called in its menu.
    package static func title(ofCount count: Int) -> String { "Top \(count) races" }

    /// Returns what a country is called in its menu; nil is all of them.
    package static func title(of country: RaceCountry?) -> String {
        country.map { $0.name ?? $0.code } ?? international
    }

    /// Returns what a tap on a category's button does.
    package static func hint(of category: RaceCategory, isOn: Bool) -> String {
        "Double tap to \(isOn ? "un-select" : "select") \(category.title)"
    }

    /// Returns how old the races on screen are.
    ///
    /// - Parameter seconds: how long ago the last good reply came.
    package static func staleness(ofSeconds seconds: Int) -> String {
        let age =
            switch seconds / 60 {
            case ...0: "less than a minute"
            case 1: "1 minute"
            case let minutes: "\(minutes) minutes"
            }
        return "Showing races from \(age) ago"
    }
}
