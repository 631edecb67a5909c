/// A ride as it is asked for.
package struct NewRideRequest: Equatable, Codable, Sendable {
    /// Where it begins and ends.
    package let waypoints: NewRideWaypoints
    /// Which ``RideOption`` it is.
    package let rideOptionID: String

    /// Makes a request.
    package init(waypoints: NewRideWaypoints, rideOptionID: String) {
        self.waypoints = waypoints
        self.rideOptionID = rideOptionID
    }
}
