import KooberWorkers

/// The state of Profile.
struct ProfileLogicState: Equatable, Codable {
    /// What Profile does at the moment.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the session to be deleted.
        case signingOut
    }

    /// Who is signed in.
    var profile: UserProfile
    var phase = Phase.idle
}
