/// What knows which rides are to be had.
package protocol KooberRideOptionsWorker: AnyObject {
    /// Returns the rides that begin at a place, smallest to largest and cheapest to dearest.
    ///
    /// - Throws: ``KooberServerError``; its `cancelled` as soon as the asking task is cancelled.
    func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption]
}
