/// The progress of the launch.
struct LaunchLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the store.
        case reading
        /// The store has failed, and its alert is on screen.
        case failed
        /// The result was reported.
        case done
    }

    var phase = Phase.idle
}
