#if !os(iOS)
    public import Foundation

    #if PHONE
        import UIKit
    #else
        import HeadlessUIKit
    #endif

    /// A map with annotations, drawn by the stage; on iOS, MapKit shows it.
    ///
    /// Its accessibility role is map, and its value is its region: `-33.864308, 151.209146 span 0.006`. Each annotation
    /// is an element in it, with its position as the value.
    open class MapView: SceneView {
        /// The part of Earth that the map shows; `nil` until it is set.
        open var region: MapRegion? {
            didSet {
                guard region != oldValue else { return }
                accessibilityValue = region.map { $0.center.text + " span \($0.span)" }
                setNeedsLayout()
            }
        }

        /// The annotations, in reading order.
        open var annotations: [MapAnnotation] = [] {
            didSet {
                guard annotations != oldValue else { return }
                for pin in pins { pin.removeFromSuperview() }
                pins = annotations.map { MapPin(title: $0.title, value: $0.coordinate.text) }
                for pin in pins { ground.addSubview(pin) }
            }
        }
        /// The views of the annotations; strong, they are subviews of the ground.
        private var pins: [MapPin] = []
        /// The drawn background; strong, it is a subview.
        private let ground = MapBackgroundView()

        /// Makes a map without a region.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            setRole(.map)
            addSubview(ground)
        }

        /// Adds an annotation after the others.
        open func addAnnotation(_ annotation: MapAnnotation) { annotations.append(annotation) }

        /// Removes every equal annotation.
        open func removeAnnotation(_ annotation: MapAnnotation) { annotations.removeAll { $0 == annotation } }

        /// Lays out the annotations: the region's centre is the view's centre, and the span covers its width and
        /// height.
        open override func layoutSubviews() {
            super.layoutSubviews()
            ground.frame = bounds
            guard let region, region.span > 0 else { return }
            for (pin, annotation) in zip(pins, annotations) {
                let point = annotation.coordinate
                let x = bounds.midX + CGFloat((point.longitude - region.center.longitude) / region.span) * bounds.width
                let y = bounds.midY - CGFloat((point.latitude - region.center.latitude) / region.span) * bounds.height
                pin.frame = CGRect(x: x - 22, y: y - 44, width: 44, height: 44)
            }
        }
    }
#endif

/// A point on a map with a title.
public struct MapAnnotation: Equatable, Sendable {
    /// The title, which VoiceOver reads.
    public var title: String
    /// Its position.
    public var coordinate: MapCoordinate

    /// Makes an annotation.
    public init(title: String, coordinate: MapCoordinate) {
        (self.title, self.coordinate) = (title, coordinate)
    }
}

/// The part of Earth that a map shows.
public struct MapRegion: Equatable, Sendable {
    /// The centre of the map.
    public var center: MapCoordinate
    /// The degrees from top to bottom and from left to right.
    public var span: Double

    /// Makes a region.
    public init(center: MapCoordinate, span: Double) { (self.center, self.span) = (center, span) }
}

/// A position on Earth, in degrees.
public struct MapCoordinate: Equatable, Sendable {
    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double

    /// Makes a position.
    public init(latitude: Double, longitude: Double) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// The value of an element, rounded to a millionth of a degree (about 0.1 m): `-33.864308, 151.209146`.
    var text: String { "\(Self.rounded(latitude)), \(Self.rounded(longitude))" }

    private static func rounded(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 }
}
