/// A ride as it is asked for.
package struct NewRideRequest: Equatable, Codable, Sendable {
    /// Its start and its end.
    package let waypoints: NewRideWaypoints
    /// Which ``RideOption`` it is.
    package let rideOptionID: String

    /// Makes a request.
    package init(waypoints: NewRideWaypoints, rideOptionID: String) {
        self.waypoints = waypoints
        self.rideOptionID = rideOptionID
    }
}

/// The start and the end of a ride.
package struct NewRideWaypoints: Equatable, Codable, Sendable {
    /// The place where the user is picked up.
    package let pickup: Location
    /// The destination of the user.
    package let dropoff: NamedLocation

    /// Makes the two ends of a ride.
    package init(pickup: Location, dropoff: NamedLocation) {
        self.pickup = pickup
        self.dropoff = dropoff
    }
}

/// A kind of kangaroo that can be had for a ride.
package struct RideOption: Equatable, Sendable {
    /// What the server knows it by.
    package let id: String
    /// Its name: "Wallaby".
    package let name: String
    /// How many people it carries, 1 to 99.
    package let riders: Int
    /// How dear it is, 1 for the cheapest, at most 9: as many signs as the price is shown with.
    package let priceLevel: Int

    /// Makes an option.
    package init(id: String, name: String, riders: Int, priceLevel: Int) {
        self.id = id
        self.name = name
        self.riders = riders
        self.priceLevel = priceLevel
    }
}

extension RideOption: Codable {
    /// Reads the four properties; throws for an empty identifier or name and for numbers that no ride has.
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
                forKey: .riders, in: container, debugDescription: "no ride has so many riders or such a price")
        }
    }
}
