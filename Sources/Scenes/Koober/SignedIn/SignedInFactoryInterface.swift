package import HeadlessUIKit
package import Workers

/// What makes the scenes of a signed-in user.
package protocol SignedInFactoryInterface: AnyObject {
    /// Makes the scene that finds out where the user is.
    func makeGettingLocation(_ setup: GettingLocationSetup) -> UIViewController
    /// Makes the ride, and with it the pick-me-up act for a place.
    func makeRide(_ setup: RideSetup, at pickup: Location) -> UIViewController
    /// Makes the scene that waits with the user.
    func makeWaitingForPickup(_ setup: WaitingForPickupSetup) -> UIViewController
    /// Makes the profile, below a bar and ready to be presented.
    func makeProfile(_ setup: ProfileSetup) -> UIViewController
}
