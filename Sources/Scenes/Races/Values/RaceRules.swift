package import RacesWorkers

/// The limits for showing and loading races.
package struct RaceRules: Equatable, Codable, Sendable {
    /// The number of races at launch and after a reset.
    package var topCount = 5
    /// The number of seconds after its start for which a race is shown.
    package var expirySeconds = 60
    /// The number of seconds between the requests of two loads.
    package var refreshSeconds = 300

    /// The counts in the menu, besides the configured one.
    private static let offeredCounts = [5, 10, 20, 30]

    /// Makes the limits of a configuration; the count and the time between loads are at least 1.
    package init(_ configuration: RacesConfiguration = RacesConfiguration()) {
        let races = configuration.races
        if let count = races?.topCount { topCount = max(Int(count), 1) }
        if let seconds = races?.expirySeconds { expirySeconds = Int(seconds) }
        if let seconds = races?.refreshSeconds { refreshSeconds = max(Int(seconds), 1) }
    }

    /// The counts to choose from, in ascending order.
    package var topCounts: [Int] {
        (Self.offeredCounts + (Self.offeredCounts.contains(topCount) ? [] : [topCount])).sorted()
    }

    /// Returns whether a race has expired; at exactly its expiry it has.
    package func isExpired(_ race: Race, at now: Moment) -> Bool {
        now >= Moment(seconds: race.start).advanced(bySeconds: expirySeconds)
    }
}

/// The user's filters for the loaded races.
package struct RaceFilters: Equatable, Codable, Sendable {
    /// The selected categories, in the order of their buttons; at least one.
    package private(set) var categories = RaceCategory.allCases
    /// The country; nil for International.
    package var country: RaceCountry?
    /// The largest number of races.
    package var topCount: Int

    /// Makes the filters of the launch: all categories, International, and a number of races.
    package init(topCount: Int) {
        self.topCount = topCount
    }

    /// Selects or deselects a category; if none would be selected, all are.
    package mutating func toggle(_ category: RaceCategory) {
        let toggled = RaceCategory.allCases.filter { categories.contains($0) != ($0 == category) }
        categories = toggled.isEmpty ? RaceCategory.allCases : toggled
    }

    /// Returns whether a race has a selected category and the selected country.
    package func match(_ race: Race) -> Bool {
        categories.contains(race.category) && (country == nil || country == race.country)
    }

    /// Returns the races to show.
    ///
    /// - Parameter races: the races that are not expired, in the order in which they are shown.
    package func shown(of races: [Race]) -> [Race] { Array(races.lazy.filter(match).prefix(topCount)) }
}
