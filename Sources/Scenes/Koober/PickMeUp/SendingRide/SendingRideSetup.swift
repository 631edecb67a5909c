package import KooberWorkers

/// The input of SendingRide: the request, and the closure for its result.
package struct SendingRideSetup {
    /// The ride to order.
    package let request: NewRideRequest
    /// Called once, when SendingRide has left for good, with true if the ride was accepted.
    package var finished: (_ isAccepted: Bool) -> Void

    /// Makes a setup.
    package init(request: NewRideRequest, finished: @escaping (_ isAccepted: Bool) -> Void) {
        self.request = request
        self.finished = finished
    }
}
