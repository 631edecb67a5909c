/// A place that people know by name.
package struct NamedLocation: Equatable, Codable, Sendable {
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
