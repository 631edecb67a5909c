#if !os(iOS)
    public import Foundation

    #if PHONE
        import UIKit
    #else
        import HeadlessUIKit
    #endif

    /// A map with marks, drawn by the stage; on iOS it shows MapKit's.
    ///
    /// It is a map to users, with its region as its value, `-33.864308, 151.209146 span 0.006`; each mark is an element
    /// in it, whose value is its place.
    open class MapView: SceneView {
        /// What the map shows; nothing until it is set.
        open var region: MapRegion? {
            didSet {
                guard region != oldValue else { return }
                accessibilityValue = region.map { $0.center.text + " span \($0.span)" }
                setNeedsLayout()
            }
        }

        /// The marks, in reading order.
        open var annotations: [MapAnnotation] = [] {
            didSet {
                guard annotations != oldValue else { return }
                for pin in pins { pin.removeFromSuperview() }
                pins = annotations.map { MapPin(title: $0.title, value: $0.coordinate.text) }
                for pin in pins { ground.addSubview(pin) }
            }
        }
        /// The views of the marks; strong, they are on the ground too.
        private var pins: [MapPin] = []
        /// What is drawn of the land; strong, a subview.
        private let ground = MapGround()

        /// Makes a map of nothing.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            takeRole(.map)
            addSubview(ground)
        }

        /// Adds a mark after the others.
        open func addAnnotation(_ annotation: MapAnnotation) { annotations.append(annotation) }

        /// Removes every mark that equals `annotation`.
        open func removeAnnotation(_ annotation: MapAnnotation) { annotations.removeAll { $0 == annotation } }

        /// Places the marks: the region's middle is the view's, a span its width and height.
        open override func layoutSubviews() {
            super.layoutSubviews()
            ground.frame = bounds
            guard let region, region.span > 0 else { return }
            for (pin, annotation) in zip(pins, annotations) {
                let place = annotation.coordinate
                let x = bounds.midX + CGFloat((place.longitude - region.center.longitude) / region.span) * bounds.width
                let y = bounds.midY - CGFloat((place.latitude - region.center.latitude) / region.span) * bounds.height
                pin.frame = CGRect(x: x - 22, y: y - 44, width: 44, height: 44)
            }
        }
    }
#endif

/// A mark on a map.
public struct MapAnnotation: Equatable, Sendable {
    /// What it is called.
    public var title: String
    /// Its position.
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
