import Authentication
import KooberScenes
import KooberWorkers
import Rehearsal
import WorkerSupport

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

    /// Finds places, loads the ride options and orders rides; strong, it holds this container weakly.
    private(set) lazy var server = KooberServer(stage: stage, token: token) { [weak self] in
        self?.signOut { [weak self] in self?.showSignOutError() }
    }

    private let token: Secret
    /// The stage; unowned, it lives longer.
    private unowned let stage: Stage
    /// Whether the user's interface has left, so that nothing more is posted.
    private var hasEnded = false

    init(session: UserSession, stage: Stage) {
        profile = session.profile
        token = session.token
        self.stage = stage
        locator = OfflineKooberLocator(gate: stage.workers)
    }

    /// Posts that the user signs out; `failed` is called if the session could not be deleted.
    func signOut(failed: @escaping () -> Void) {
        guard !hasEnded else { return }
        NotificationCenter.default.postLogout(failed: failed)
    }

    /// Ends the posting of logouts; called when the user's interface has left for good.
    func end() { hasEnded = true }
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
            pickup: pickup, locations: container.server, rideOptions: container.server,
            rideRequests: container.server)
        // The factory does not keep its container, so this keeps it until the scene does.
        return withExtendedLifetime(ride) { ride.factory.makeRide(setup) }
    }

    func makeWaitingForPickup(_ setup: WaitingForPickupSetup) -> UIViewController {
        WaitingForPickupVC(container: container, setup: setup)
    }

    func makeProfile(_ setup: ProfileSetup) -> UIViewController {
        UINavigationController(rootViewController: ProfileVC(container: container, setup: setup))
    }
}
