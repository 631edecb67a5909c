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
