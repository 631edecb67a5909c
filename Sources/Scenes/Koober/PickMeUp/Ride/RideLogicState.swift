import KooberWorkers

/// The state of Ride.
struct RideLogicState: Equatable, Codable {
    /// The progress of loading the ride options.
    enum Options: String, CaseIterable, Codable {
        case unknown
        /// Waiting for the server.
        case loading
        /// The server has failed; the next choice of a drop-off loads again.
        case failed
        case loaded
    }

    /// The plan of the ride.
    var ride: RideStateMachine
    /// Whether the ride options are loaded; the ride's store keeps them.
    var options = Options.unknown
}
