/// How far the launch has come.
struct LaunchLogicState: Equatable, Codable {
    /// What Launch is doing.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the store.
        case reading
        /// The store failed, and the user has not yet read that.
        case failed
        /// It has said who is signed in.
        case done
    }

    var phase = Phase.idle
}
