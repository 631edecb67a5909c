/// A place that people know by name.
package struct NamedLocation: Equatable, Sendable {
    /// Its name: "Opera House".
    package let name: String
    /// Where it is.
    package let location: Location

    /// Makes a place.
    package init(name: String, location: Location) {
        self.name = name
        self.location = location
    }
}

extension NamedLocation: Codable {
    /// Reads the two properties; throws for an empty name, by which nobody could know the place.
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
