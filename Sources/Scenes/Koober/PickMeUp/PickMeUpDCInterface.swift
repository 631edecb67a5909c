package import Rehearsal
package import Workers

/// What the scenes of one ride share.
///
/// The signed-in act's factory makes the container; the scenes of the act keep it, so it goes with the last of them.
package protocol PickMeUpDCInterface: AnyObject {
    /// Where the ride begins.
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

/// What makes the scenes of a ride.
package protocol PickMeUpFactoryInterface: AnyObject {
    /// Makes the ride itself.
    func makeRide(_ setup: RideSetup) -> UIViewController
    /// Makes the picker, below a bar and ready to be presented.
    func makeDropoffPicker(_ setup: DropoffPickerSetup) -> UIViewController
    /// Makes the scene that orders the ride, ready to be presented.
    func makeSendingRide(_ setup: SendingRideSetup) -> UIViewController
}
