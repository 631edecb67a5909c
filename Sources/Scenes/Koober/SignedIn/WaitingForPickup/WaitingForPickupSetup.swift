/// The input of WaitingForPickup: the ride, and the closures of its two buttons.
package struct WaitingForPickupSetup {
    /// The ride that was accepted.
    package let ride: AcceptedRide
    /// Called once, when the user wants another ride.
    package let newRide: () -> Void
    /// Called when the user wants to see the profile.
    package let showProfile: () -> Void

    /// Makes a setup.
    package init(ride: AcceptedRide, newRide: @escaping () -> Void, showProfile: @escaping () -> Void) {
        self.ride = ride
        self.newRide = newRide
        self.showProfile = showProfile
    }
}

/// An accepted ride, by the names that the user sees.
package struct AcceptedRide: Equatable, Codable, Sendable {
    /// The name of the ride option: "Kangaroo".
    package let rideOptionName: String
    /// The name of the destination: "Opera House".
    package let dropoffName: String

    /// Makes an accepted ride.
    package init(rideOptionName: String, dropoffName: String) {
        self.rideOptionName = rideOptionName
        self.dropoffName = dropoffName
    }
}
