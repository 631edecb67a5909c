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
