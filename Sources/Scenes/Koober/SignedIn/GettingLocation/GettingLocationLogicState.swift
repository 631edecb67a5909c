/// What GettingLocation knows.
struct GettingLocationLogicState: Equatable, Codable {
    /// What GettingLocation is doing.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the locator.
        case finding
        /// The locator failed, and the user has not yet read that.
        case failed
        /// The user has read that it failed, and can try again.
        case retryable
        case found
    }

    var phase = Phase.idle
}
