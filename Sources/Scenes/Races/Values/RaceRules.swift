package import Workers

/// By what numbers races are shown and loaded.
package struct RaceRules: Equatable, Codable, Sendable {
    /// How many races are shown at launch and after a reset.
    package var topCount = 5
    /// How many seconds after its start a race is gone.
    package var expirySeconds = 60
    /// How many seconds after a load was asked the next one is.
    package var refreshSeconds = 300

    /// The counts that the menu offers, beside the one that the configuration asks for.
    private static let offeredCounts = [5, 10, 20, 30]

    /// Takes the numbers from a configuration; a count and a time between loads are at least 1.
    package init(_ configuration: RacesConfiguration = RacesConfiguration()) {
        let races = configuration.races
        if let count = races?.topCount { topCount = max(Int(count), 1) }
        if let seconds = races?.expirySeconds { expirySeconds = Int(seconds) }
        if let seconds = races?.refreshSeconds { refreshSeconds = max(Int(seconds), 1) }
    }

    /// The counts to choose from, least first.
    package var topCounts: [Int] {
        (Self.offeredCounts + (Self.offeredCounts.contains(topCount) ? [] : [topCount])).sorted()
    }

    /// Tells whether a race is gone: at exactly its expiry it is.
    package func isExpired(_ race: Race, at now: Moment) -> Bool {
        now >= Moment(seconds: race.start).advanced(bySeconds: expirySeconds)
    }
}

/// Which of the loaded races the user wants to see.
package struct RaceFilters: Equatable, Codable, Sendable {
    /// The categories that are on, in the order of their buttons; never none.
    package private(set) var categories = RaceCategory.allCases
    /// The country; nil for International.
    package var country: RaceCountry?
    /// How many races at most.
    package var topCount: Int

    /// Makes the filters of the launch: every category, International, so many races.
    package init(topCount: Int) {
        self.topCount = topCount
    }

    /// Turns a category off or on; if none would be left on, all are on.
    package mutating func toggle(_ category: RaceCategory) {
        let toggled = RaceCategory.allCases.filter { categories.contains($0) != ($0 == category) }
        categories = toggled.isEmpty ? RaceCategory.allCases : toggled
    }

    /// Tells whether a race is of a category and a country that the user wants to see.
    package func match(_ race: Race) -> Bool {
        categories.contains(race.category) && (country == nil || country == race.country)
    }

    /// Returns the races to show.
    ///
    /// - Parameter races: those loaded and not expired, in the order in which they are shown.
    package func shown(of races: [Race]) -> [Race] { Array(races.lazy.filter(match).prefix(topCount)) }
}
