package import Workers

/// What SendingRide is given: the request, and who hears how it went.
package struct SendingRideSetup {
    /// The ride that is ordered.
    package let request: NewRideRequest
    /// Called once, when SendingRide has left for good, with whether the ride was accepted.
    package let finished: (_ isAccepted: Bool) -> Void

    /// Makes a setup.
    package init(request: NewRideRequest, finished: @escaping (_ isAccepted: Bool) -> Void) {
        self.request = request
        self.finished = finished
    }
}
