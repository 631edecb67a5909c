package import Workers

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
