package import RacesWorkers

/// The input of RaceDetail: a race; it has no result.
package struct RaceDetailSetup: Equatable, Sendable {
    /// The race.
    package let race: Race

    /// Makes a setup.
    package init(race: Race) {
        self.race = race
    }
}
