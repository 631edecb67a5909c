/// The state of GettingLocation.
struct GettingLocationLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the locator.
        case finding
        /// The locator has failed, and its alert is on screen.
        case failed
        /// The user has closed the alert, and can try again.
        case retryable
        case found
    }

    var phase = Phase.idle
}
