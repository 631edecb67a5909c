import KooberWorkers

/// The state of Profile.
struct ProfileLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the session to be deleted.
        case signingOut
    }

    var profile: UserProfile
    var phase = Phase.idle
}
