import KooberWorkers

/// The progress of the request.
struct SendingRideLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the server.
        case sending
        /// The server has failed, and its alert is on screen.
        case failed
        case accepted
    }

    var request: NewRideRequest
    var phase = Phase.idle
}
