package import KooberWorkers
package import Rehearsal

/// The container of a signed-in user, as the scenes see it; one for each session.
///
/// The controller of the user's interface owns the container, and each scene of the act keeps it while it lives.
package protocol SignedInDCInterface: AnyObject {
    /// Who is signed in.
    var profile: UserProfile { get }
    /// Finds the user's position.
    var locator: any KooberLocatorWorker { get }
    /// Makes the scenes of the act; the container owns it.
    var factory: any SignedInFactoryInterface { get }
}

/// Makes the scenes of a signed-in user.
package protocol SignedInFactoryInterface: AnyObject {
    /// Makes the scene that finds the user's position.
    func makeGettingLocation(_ setup: GettingLocationSetup) -> UIViewController
    /// Makes the ride, and the container of the ride's act for a pick-up.
    func makeRide(_ setup: RideSetup, at pickup: Location) -> UIViewController
    /// Makes the scene that is shown until the pick-up.
    func makeWaitingForPickup(_ setup: WaitingForPickupSetup) -> UIViewController
    /// Makes the profile in a navigation controller, ready to be presented.
    func makeProfile(_ setup: ProfileSetup) -> UIViewController
}
