package import RacesWorkers

/// The state of RaceDetail.
package struct RaceDetailLogicState: Equatable, Codable {
    /// The race.
    package var race: Race
    /// The whole seconds until its start; negative after it.
    package var seconds: Int
}
