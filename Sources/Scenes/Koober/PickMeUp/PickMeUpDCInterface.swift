package import KooberWorkers
package import Rehearsal

/// The container of one ride, as its scenes see it.
///
/// The factory for signed-in users makes it. Only the scenes of the act keep it, so it ends with the last of them.
package protocol PickMeUpDCInterface: AnyObject {
    /// The start of the ride.
    var pickup: Location { get }
    /// Finds places.
    var locations: any KooberLocationsWorker { get }
    /// The ride options at the pick-up, loaded once.
    var rideOptions: RideOptionsStore { get }
    /// Orders rides.
    var rideRequests: any KooberRideRequestsWorker { get }
    /// Makes the scenes of the act; the container owns it.
    var factory: any PickMeUpFactoryInterface { get }
}

/// Makes the scenes of a ride.
package protocol PickMeUpFactoryInterface: AnyObject {
    /// Makes the ride itself.
    func makeRide(_ setup: RideSetup) -> UIViewController
    /// Makes the picker in a navigation controller, ready to be presented.
    func makeDropoffPicker(_ setup: DropoffPickerSetup) -> UIViewController
    /// Makes the scene that orders the ride, ready to be presented.
    func makeSendingRide(_ setup: SendingRideSetup) -> UIViewController
}
