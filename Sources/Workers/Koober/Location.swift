import WorkerSupport

/// A point on the map.
package struct Location: Equatable, Sendable {
    /// The server's identifier of the point.
    package let id: String
    /// Degrees north of the equator, −90 to 90.
    package let latitude: Double
    /// Degrees east of Greenwich, −180 to 180.
    package let longitude: Double

    /// Makes a location.
    package init(id: String, latitude: Double, longitude: Double) {
        (self.id, self.latitude, self.longitude) = (id, latitude, longitude)
    }
}

extension Location: Codable {
    /// Decodes the three properties; throws if the coordinates are out of range.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        latitude = try container.decode(Double.self, forKey: .latitude)
        longitude = try container.decode(Double.self, forKey: .longitude)
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
            throw DecodingError.dataCorruptedError(
                forKey: .latitude, in: container, debugDescription: "the point is not on the map")
        }
    }
}

extension Location {
    /// The point in traces: `-33.864308,151.209146`.
    package var text: String { "\(latitude),\(longitude)" }

    var queryItems: [HttpRequest.Item] {
        [HttpRequest.Item("latitude", "\(latitude)"), HttpRequest.Item("longitude", "\(longitude)")]
    }
}

/// A place with a name.
package struct NamedLocation: Equatable, Sendable {
    /// Its name: "Opera House".
    package let name: String
    /// Its position.
    package let location: Location

    /// Makes a place.
    package init(name: String, location: Location) { (self.name, self.location) = (name, location) }
}

extension NamedLocation: Codable {
    /// Decodes the two properties; throws if the name is empty.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        location = try container.decode(Location.self, forKey: .location)
        guard !name.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .name, in: container, debugDescription: "the place has no name")
        }
    }
}
