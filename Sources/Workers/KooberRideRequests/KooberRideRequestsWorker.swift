/// What orders rides.
package protocol KooberRideRequestsWorker: AnyObject {
    /// Orders a ride, and returns once it was accepted.
    ///
    /// - Throws: ``KooberServerError``; its `cancelled` as soon as the asking task is cancelled.
    func requestRide(_ request: NewRideRequest) async throws(KooberServerError)
}
