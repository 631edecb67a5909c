/// What WaitingForPickup knows.
struct WaitingForPickupLogicState: Equatable, Codable {
    /// What WaitingForPickup is doing.
    enum Phase: String, CaseIterable, Codable {
        case waiting
        /// The user wants another ride.
        case done
    }

    /// The ride that was accepted.
    var ride: AcceptedRide
    var phase = Phase.waiting
}
