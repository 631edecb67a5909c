/// The input of Ride: the closures for an accepted ride and for the button "Profile".
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
