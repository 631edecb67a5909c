import KooberWorkers

/// The progress of the request.
struct SendingRideLogicState: Equatable, Codable {
    /// What SendingRide does at the moment.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the server.
        case sending
        /// The server has failed, and its alert is on screen.
        case failed
        case accepted
    }

    /// The ride to order.
    var request: NewRideRequest
    var phase = Phase.idle
}
