package import Rehearsal
package import Workers

/// What the scenes of a signed-in user share; one for each session.
///
/// The controller of the signed-in interface owns the container, and each scene of the act keeps it while it lives.
package protocol SignedInDCInterface: AnyObject {
    /// Who is signed in.
    var profile: UserProfile { get }
    /// Knows where the user is.
    var locator: any KooberLocatorWorker { get }
    /// Makes the scenes of the act; the container owns it.
    var factory: any SignedInFactoryInterface { get }
}

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
