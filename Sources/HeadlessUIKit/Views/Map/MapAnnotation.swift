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
