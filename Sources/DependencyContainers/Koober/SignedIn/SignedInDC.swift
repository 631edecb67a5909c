import Authentication
import KooberScenes
import Rehearsal
import Workers

/// The container of a signed-in user: it makes and owns the scenes' workers, which act for the user.
///
/// Only this container posts logouts, until it is ended: those of the user, and those that a status 401 causes.
///
/// ```
/// SignedInController ──strong──> SignedInDC ──strong──> SignedInFactory ──unowned──> SignedInDC
/// a scene of the act ──strong──> SignedInDC
/// ```
final class SignedInDC: SignedInDCInterface {
    let profile: UserProfile
    let locator: any KooberLocatorWorker
    /// Makes the scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any SignedInFactoryInterface = SignedInFactory(container: self)
    /// Called if the user could not be signed out after a 401; it holds the controller weakly.
    var showSignOutError: () -> Void = {}

    /// Finds places; strong, it holds this container weakly, and so do the next two workers.
    private(set) lazy var locations = workers.makeLocations(token: token, onUnauthorised: unauthorised)
    /// Loads the ride options.
    private(set) lazy var rideOptions = workers.makeRideOptions(token: token, onUnauthorised: unauthorised)
    /// Orders rides.
    private(set) lazy var rideRequests = workers.makeRideRequests(token: token, onUnauthorised: unauthorised)

    /// The user's token for the server.
    private let token: Secret
    /// Makes the workers.
    private let workers: KooberWorkers
    /// Whether the user's interface has left, so that nothing is posted any more.
    private var hasEnded = false

    init(session: UserSession, workers: KooberWorkers) {
        profile = session.profile
        token = session.token
        self.workers = workers
        locator = workers.makeLocator()
    }

    /// Posts that the user signs out; `failed` is called if the session could not be deleted.
    func signOut(failed: @escaping () -> Void) {
        guard !hasEnded else { return }
        NotificationCenter.default.postLogout(failed: failed)
    }

    /// Ends the posting of logouts; called when the user's interface has left for good.
    func end() { hasEnded = true }

    /// The workers call it when the server no longer accepts the token.
    private var unauthorised: () -> Void {
        { [weak self] in self?.signOut { [weak self] in self?.showSignOutError() } }
    }
}

/// Makes the scenes of a signed-in user, and the container of each ride.
final class SignedInFactory: SignedInFactoryInterface {
    /// The container; unowned, it owns this factory.
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
        // The factory does not keep its container, so the container must live until the scene keeps it.
        return withExtendedLifetime(ride) { ride.factory.makeRide(setup) }
    }

    func makeWaitingForPickup(_ setup: WaitingForPickupSetup) -> UIViewController {
        WaitingForPickupVC(container: container, setup: setup)
    }

    func makeProfile(_ setup: ProfileSetup) -> UIViewController {
        UINavigationController(rootViewController: ProfileVC(container: container, setup: setup))
    }
}
