import Foundation
import RacesWorkers
import StageRuntime

@testable import RacesScenes

/// What tests of the races need: a date to count from, and races that start around it.
enum RacesTest {
    /// The date at which stages are launched, in seconds since 1970.
    static let launch = Int(StageOptions().launchDate.timeIntervalSince1970)

    /// The moment so many milliseconds after the launch.
    static func moment(_ milliseconds: Int) -> Moment {
        Moment(Date(timeIntervalSince1970: Double(launch) + Double(milliseconds) / 1_000))
    }

    /// A race that starts so many seconds after the launch.
    static func race(
        _ id: String = "a", in seconds: Int = 120, _ category: RaceCategory = .horse, country: String = "AU"
    ) -> Race {
        Race(
            id: id, category: category, meeting: "Ascot", number: 7, name: "Cup", country: RaceCountry(country),
            venueState: "NSW", start: launch + seconds)
    }
}
