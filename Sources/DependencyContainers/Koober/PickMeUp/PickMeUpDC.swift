import KooberScenes
import KooberWorkers
import Rehearsal

/// The container of one ride: it makes and owns what the ride's scenes share.
///
/// ```
/// a scene of the act ──strong──> PickMeUpDC ──strong──> PickMeUpFactory ──unowned──> PickMeUpDC
/// ```
final class PickMeUpDC: PickMeUpDCInterface {
    let pickup: Location
    let locations: any KooberLocationsWorker
    let rideOptions: RideOptionsStore
    let rideRequests: any KooberRideRequestsWorker
    /// Makes the scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any PickMeUpFactoryInterface = PickMeUpFactory(container: self)

    init(
        pickup: Location, locations: any KooberLocationsWorker, rideOptions: any KooberRideOptionsWorker,
        rideRequests: any KooberRideRequestsWorker
    ) {
        self.pickup = pickup
        self.locations = locations
        self.rideOptions = RideOptionsStore(pickup: pickup, worker: rideOptions)
        self.rideRequests = rideRequests
    }
}

/// Makes the scenes of a ride.
final class PickMeUpFactory: PickMeUpFactoryInterface {
    /// The container; unowned, it owns this factory.
    private unowned let container: PickMeUpDC

    init(container: PickMeUpDC) {
        self.container = container
    }

    func makeRide(_ setup: RideSetup) -> UIViewController { RideVC(container: container, setup: setup) }

    func makeDropoffPicker(_ setup: DropoffPickerSetup) -> UIViewController {
        UINavigationController(rootViewController: DropoffPickerVC(container: container, setup: setup))
    }

    func makeSendingRide(_ setup: SendingRideSetup) -> UIViewController {
        SendingRideVC(container: container, setup: setup)
    }
}
