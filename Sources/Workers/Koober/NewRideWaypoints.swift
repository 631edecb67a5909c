/// Where a ride begins and where it ends.
package struct NewRideWaypoints: Equatable, Codable, Sendable {
    /// Where the user is picked up.
    package let pickup: Location
    /// Where the user wants to go.
    package let dropoff: NamedLocation

    /// Makes the two ends of a ride.
    package init(pickup: Location, dropoff: NamedLocation) {
        self.pickup = pickup
        self.dropoff = dropoff
    }
}
