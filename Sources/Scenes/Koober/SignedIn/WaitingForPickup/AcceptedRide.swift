/// A ride that was accepted, as the user knows it.
package struct AcceptedRide: Equatable, Codable, Sendable {
    /// The name of the ride option: "Kangaroo".
    package let rideOptionName: String
    /// The name of the place where it ends: "Opera House".
    package let dropoffName: String

    /// Makes an accepted ride.
    package init(rideOptionName: String, dropoffName: String) {
        self.rideOptionName = rideOptionName
        self.dropoffName = dropoffName
    }
}
