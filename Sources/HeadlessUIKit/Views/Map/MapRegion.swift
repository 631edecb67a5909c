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
