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

    /// The place as an element's value, to a millionth of a degree (about 0.1 m): `-33.864308, 151.209146`.
    var text: String { "\(Self.rounded(latitude)), \(Self.rounded(longitude))" }

    private static func rounded(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 }
}
