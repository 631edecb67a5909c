/// A mark on a map.
public struct MapAnnotation: Equatable, Sendable {
    /// What it is called.
    public var title: String
    /// Where it is.
    public var coordinate: MapCoordinate

    /// Makes a mark.
    public init(title: String, coordinate: MapCoordinate) {
        self.title = title
        self.coordinate = coordinate
    }
}

/// A part of a map: its middle, and how much of Earth it shows.
public struct MapRegion: Equatable, Sendable {
    /// The middle.
    public var center: MapCoordinate
    /// How many degrees are seen from top to bottom and from left to right.
    public var span: Double

    /// Makes a region.
    public init(center: MapCoordinate, span: Double) {
        self.center = center
        self.span = span
    }
}

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
