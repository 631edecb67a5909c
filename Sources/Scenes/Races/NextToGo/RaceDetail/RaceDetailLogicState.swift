package import Workers

/// What RaceDetail knows.
package struct RaceDetailLogicState: Equatable, Codable {
    /// The race.
    package var race: Race
    /// The whole seconds until its start, below zero after it.
    package var seconds: Int
}
