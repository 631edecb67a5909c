/// A place on Earth, in degrees.
public struct MapCoordinate: Equatable, Sendable {
    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double

    /// Makes a place.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place as an element's value: `-33.864308, 151.209146`.
    var text: String { "\(latitude), \(longitude)" }
}
