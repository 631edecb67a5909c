/// The request for a ride.
package struct NewRideRequest: Equatable, Codable, Sendable {
    /// Its start and its end.
    package let waypoints: NewRideWaypoints
    /// The identifier of the chosen ``RideOption``.
    package let rideOptionID: String

    /// Makes a request.
    package init(waypoints: NewRideWaypoints, rideOptionID: String) {
        (self.waypoints, self.rideOptionID) = (waypoints, rideOptionID)
    }
}

/// The start and the end of a ride.
package struct NewRideWaypoints: Equatable, Codable, Sendable {
    /// The place where the user is picked up.
    package let pickup: Location
    /// The destination of the user.
    package let dropoff: NamedLocation

    /// Makes the start and the end of a ride.
    package init(pickup: Location, dropoff: NamedLocation) { (self.pickup, self.dropoff) = (pickup, dropoff) }
}

/// A kind of kangaroo that can be chosen for a ride.
package struct RideOption: Equatable, Sendable {
    /// The server's identifier of the option.
    package let id: String
    /// Its name: "Wallaby".
    package let name: String
    /// The number of people that it carries, 1 to 99.
    package let riders: Int
    /// The price, from 1 for the cheapest to 9; it is shown as this number of currency signs.
    package let priceLevel: Int

    /// Makes an option.
    package init(id: String, name: String, riders: Int, priceLevel: Int) {
        (self.id, self.name, self.riders, self.priceLevel) = (id, name, riders, priceLevel)
    }
}

extension RideOption: Codable {
    /// Decodes the four properties; throws if a text is empty or a number is out of range.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        riders = try container.decode(Int.self, forKey: .riders)
        priceLevel = try container.decode(Int.self, forKey: .priceLevel)
        guard !id.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .id, in: container, debugDescription: "the ride has no identifier")
        }
        guard !name.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .name, in: container, debugDescription: "the ride has no name")
        }
        guard (1...99).contains(riders), (1...9).contains(priceLevel) else {
            throw DecodingError.dataCorruptedError(
                forKey: .riders, in: container, debugDescription: "the number of riders or the price is out of range")
        }
    }
}
