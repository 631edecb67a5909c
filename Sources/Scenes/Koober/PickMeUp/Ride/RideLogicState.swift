import Workers

/// What Ride knows.
struct RideLogicState: Equatable, Codable {
    /// What is known of the ride options.
    enum Options: String, CaseIterable, Codable {
        case unknown
        /// Waiting for the server.
        case loading
        /// The server failed; the next choice of a drop-off asks again.
        case failed
        case loaded
    }

    /// How far the ride is planned.
    var ride: RideStateMachine
    /// Whether the ride options are there; the ride's store keeps them.
    var options = Options.unknown
}
