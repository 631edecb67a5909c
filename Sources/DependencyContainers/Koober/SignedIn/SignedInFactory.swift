import HeadlessUIKit
import KooberScenes
import Workers

/// Makes the scenes of a signed-in user, and the container of each ride.
final class SignedInFactory: SignedInFactoryInterface {
    /// What the scenes share; unowned, the container owns this factory.
    private unowned let container: SignedInDC

    init(container: SignedInDC) {
        self.container = container
    }

    func makeGettingLocation(_ setup: GettingLocationSetup) -> UIViewController {
        GettingLocationVC(container: container, setup: setup)
    }

    func makeRide(_ setup: RideSetup, at pickup: Location) -> UIViewController {
        let ride = PickMeUpDC(
            pickup: pickup, locations: container.locations, rideOptions: container.rideOptions,
            rideRequests: container.rideRequests)
        // The factory holds its container unowned: the container must live until the scene keeps it.
        return withExtendedLifetime(ride) { ride.factory.makeRide(setup) }
    }

    func makeWaitingForPickup(_ setup: WaitingForPickupSetup) -> UIViewController {
        WaitingForPickupVC(container: container, setup: setup)
    }

    func makeProfile(_ setup: ProfileSetup) -> UIViewController {
        UINavigationController(rootViewController: ProfileVC(container: container, setup: setup))
    }
}
