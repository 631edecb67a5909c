/// The state of WaitingForPickup.
struct WaitingForPickupLogicState: Equatable, Codable {
    /// What WaitingForPickup does at the moment.
    enum Phase: String, CaseIterable, Codable {
        case waiting
        /// The user wants another ride.
        case done
    }

    /// The ride that was accepted.
    var ride: AcceptedRide
    var phase = Phase.waiting
}
