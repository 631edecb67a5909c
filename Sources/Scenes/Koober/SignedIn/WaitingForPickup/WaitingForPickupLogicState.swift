/// The state of WaitingForPickup.
struct WaitingForPickupLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case waiting
        /// The user wants another ride.
        case done
    }

    var ride: AcceptedRide
    var phase = Phase.waiting
}
