/// What Ride is given: who takes the ride once it is accepted, and where "Profile" leads.
package struct RideSetup {
    /// Called once, when the ride was accepted.
    package let requestAccepted: (AcceptedRide) -> Void
    /// Called when the user wants to see the profile.
    package let showProfile: () -> Void

    /// Makes a setup.
    package init(requestAccepted: @escaping (AcceptedRide) -> Void, showProfile: @escaping () -> Void) {
        self.requestAccepted = requestAccepted
        self.showProfile = showProfile
    }
}
