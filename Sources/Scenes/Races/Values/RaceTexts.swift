package import RacesWorkers

/// The texts about races, for screen and VoiceOver.
package enum RaceTexts {
    /// The title for all countries.
    package static let international = "International"

    /// Returns a race's accessibility label without the countdown: its parts that are not empty.
    package static func label(of race: Race) -> String {
        let parts = [
            race.category.title, race.meeting, "Race number \(race.number)", race.country.name ?? "", race.name,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns the title of a count in its menu.
    package static func title(ofCount count: Int) -> String { "Top \(count) races" }

    /// Returns the title of a country in its menu; nil stands for all countries.
    package static func title(of country: RaceCountry?) -> String {
        country.map { $0.name ?? $0.code } ?? international
    }

    /// Returns the accessibility hint of a category's button.
    package static func hint(of category: RaceCategory, isOn: Bool) -> String {
        "Double tap to \(isOn ? "un-select" : "select") \(category.title)"
    }

    /// Returns the text about the age of the races on screen.
    ///
    /// - Parameter seconds: the age of the last successful reply.
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
