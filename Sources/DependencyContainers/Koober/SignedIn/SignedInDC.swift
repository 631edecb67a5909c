import Authentication
import KooberScenes
import Rehearsal
import Workers

/// What the scenes of a signed-in user share, and the workers that act for the user.
///
/// From its creation to its end it alone posts logouts: the user's own, and those that the server forces by a 401.
///
/// ```
/// SignedInController ──strong──> SignedInDC ──strong──> SignedInFactory ──unowned──> SignedInDC
/// a scene of the act ──strong──> SignedInDC
/// ```
final class SignedInDC: SignedInDCInterface {
    let profile: UserProfile
    let locator: any KooberLocatorWorker
    /// Makes scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any SignedInFactoryInterface = SignedInFactory(container: self)
    /// Shows that the user could not be signed out after a 401; holds the controller weakly.
    var showSignOutError: () -> Void = {}

    /// Finds places for the user; strong, it holds this container weakly, as the next two do.
    private(set) lazy var locations = workers.makeLocations(token: token, onUnauthorised: unauthorised)
    /// Knows the ride options for the user.
    private(set) lazy var rideOptions = workers.makeRideOptions(token: token, onUnauthorised: unauthorised)
    /// Orders rides for the user.
    private(set) lazy var rideRequests = workers.makeRideRequests(token: token, onUnauthorised: unauthorised)

    /// What the server recognises the user by.
    private let token: Secret
    /// Makes the workers.
    private let workers: KooberWorkers
    /// Whether the user is signed out, so that nothing is posted any more.
    private var hasEnded = false

    init(session: UserSession, workers: KooberWorkers) {
        profile = session.profile
        token = session.token
        self.workers = workers
        locator = workers.makeLocator()
    }

    /// Tells the app that the user signs out; `failed` is called if the session could not be deleted.
    func signOut(failed: @escaping () -> Void) {
        guard !hasEnded else { return }
        NotificationCenter.default.postLogout(failed: failed)
    }

    /// Ends the posting: the signed-in interface has left for good.
    func end() { hasEnded = true }

    /// What the workers call when the server no longer knows the user.
    private var unauthorised: () -> Void {
        { [weak self] in self?.signOut { [weak self] in self?.showSignOutError() } }
    }
}

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
