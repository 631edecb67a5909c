import Workers

/// How far the request has come.
struct SendingRideLogicState: Equatable, Codable {
    /// What SendingRide is doing.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the server.
        case sending
        /// The server failed, and the user has not yet read that.
        case failed
        case accepted
    }

    /// The ride that is ordered.
    var request: NewRideRequest
    var phase = Phase.idle
}
