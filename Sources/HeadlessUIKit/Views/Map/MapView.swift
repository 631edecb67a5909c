import Foundation

/// A map with marks; ours, since MapKit is no part of UIKit.
///
/// Its value is its region, `-33.864308, 151.209146 span 0.006`; each mark is a text in it, whose value is its place.
open class MapView: UIView {
    /// What the map shows; nothing until it is set.
    open var region: MapRegion? {
        didSet {
            guard region != oldValue else { return }
            invalidateScreen()
            setNeedsLayout()
        }
    }

    /// The marks, in reading order.
    open var annotations: [MapAnnotation] = [] {
        didSet {
            guard annotations != oldValue else { return }
            for view in marks { view.removeFromSuperview() }
            marks = annotations.map(MapAnnotationView.init)
            for view in marks { addSubview(view) }
        }
    }
    /// The views of the marks; strong, they are subviews too.
    private var marks: [MapAnnotationView] = []

    /// Adds a mark after the others.
    open func addAnnotation(_ annotation: MapAnnotation) { annotations.append(annotation) }

    /// Removes every mark that equals `annotation`.
    open func removeAnnotation(_ annotation: MapAnnotation) { annotations.removeAll { $0 == annotation } }

    /// Places the marks: the region's middle is the view's, a span its width and height.
    open override func layoutSubviews() {
        guard let region, region.span > 0 else { return }
        for mark in marks {
            let place = mark.annotation.coordinate
            let x = bounds.midX + CGFloat((place.longitude - region.center.longitude) / region.span) * bounds.width
            let y = bounds.midY - CGFloat((place.latitude - region.center.latitude) / region.span) * bounds.height
            mark.place(CGRect(x: x - 22, y: y - 44, width: 44, height: 44))
        }
    }

    /// A map, always; its marks are elements below it.
    package override var elementRole: ElementRole? { .map }

    /// The app's value, else the middle of the region and its span in degrees; `nil` before a region is set.
    package override var elementValue: String? {
        accessibilityValue ?? region.map { $0.center.text + " span \($0.span)" }
    }

    override var showsPicture: Bool { true }
    override var showsSystemText: Bool { true }
    override func makeLayoutTwin() -> LayoutTwin { LayoutTwin(UIView(), of: subviews, keepsFrames: true) }

    /// Draws land and a few roads, and the marks.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.clipped(to: rect) { painter in
            painter.canvas.rectangle(painter.reaching(rect), fill: painter.palette.land)
            paintGround(with: &painter, in: painter.reaching(rect))
            super.draw(with: &painter, in: rect)
        }
    }

    /// Draws a park, water and streets, the same for every place: nobody here knows what it looks like there.
    private func paintGround(with painter: inout ScreenPainter, in rect: CGRect) {
        let (width, height) = (rect.width, rect.height)
        let point = { (x: CGFloat, y: CGFloat) in CGPoint(x: rect.minX + width * x, y: rect.minY + height * y) }
        let park = CGRect(origin: point(0.06, 0.4), size: CGSize(width: width * 0.2, height: height * 0.2))
        painter.canvas.rectangle(park, radius: 14, fill: painter.palette.park)
        painter.canvas.line(
            [point(0.8, -0.1), point(0.86, 0.14), point(1.1, 0.3)], width: height * 0.14, stroke: painter.palette.water)
        for part in [0.1, 0.45, 0.55, 0.9] as [CGFloat] {
            painter.canvas.line([point(0, part), point(1, part - 0.1)], width: 2.5, stroke: painter.palette.road)
            painter.canvas.line([point(part, 0), point(part + 0.07, 1)], width: 2.5, stroke: painter.palette.road)
        }
        for part in [0.28, 0.71] as [CGFloat] {
            painter.canvas.line([point(0, part), point(1, part - 0.12)], width: 7, stroke: painter.palette.road)
            painter.canvas.line([point(part, 0), point(part + 0.09, 1)], width: 7, stroke: painter.palette.road)
        }
    }
}

/// The mark of an annotation on a map.
final class MapAnnotationView: UIView {
    /// What it marks.
    let annotation: MapAnnotation

    init(_ annotation: MapAnnotation) {
        self.annotation = annotation
        super.init(frame: .zero)
        isAccessibilityElement = true
        isUserInteractionEnabled = false
    }

    override var elementLabel: String? { annotation.title }
    override var elementValue: String? { annotation.coordinate.text }

    override var letsTouchesThrough: Bool { true }

    /// Draws a pin with its title.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let red = palette.paint(.systemRed)
        painter.canvas.line(
            [CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY - 16)], width: 2, stroke: red)
        let head = CGPoint(x: rect.midX, y: rect.maxY - 24)
        painter.canvas.circle(head, radius: 10, fill: red)
        painter.canvas.circle(head, radius: 3.5, fill: palette.paint(.white))
        painter.canvas.write(
            annotation.title, at: CGPoint(x: rect.midX, y: rect.maxY + 16), size: 13, isBold: true, anchor: "middle",
            fill: palette.label)
    }
}

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
