import Workers

/// What Profile knows.
struct ProfileLogicState: Equatable, Codable {
    /// What Profile is doing.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the session to be deleted.
        case signingOut
    }

    /// Who is signed in.
    var profile: UserProfile
    var phase = Phase.idle
}
