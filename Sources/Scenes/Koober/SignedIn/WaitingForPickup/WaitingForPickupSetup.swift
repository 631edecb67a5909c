/// What WaitingForPickup is given: the ride, and where its two buttons lead.
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
