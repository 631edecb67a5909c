public import Foundation
public import HeadlessUIKit

/// A map with annotations, drawn like `MapView`: its value is its region, and users can tap the annotations.
///
/// Source: https://developer.apple.com/documentation/mapkit/mkmapview
open class MKMapView: UIView {
    /// Called when the user selects; weak, it owns the map.
    public weak var delegate: (any MKMapViewDelegate)?
    /// The part of Earth that the map shows: nothing until it is set.
    open var region = MKCoordinateRegion() {
        didSet {
            accessibilityValue = region.center.text + " span \(region.span.latitudeDelta)"
            setNeedsLayout()
            delegate?.mapView(self, regionDidChangeAnimated: false)
        }
    }
    /// The annotations, in reading order.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The annotation that the user has tapped or the app has selected.
    open var selectedAnnotations: [any MKAnnotation] { views.filter(\.isSelected).compactMap(\.annotation) }
    /// The views of the annotations; strong, they are subviews of the ground.
    private var views: [MKAnnotationView] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    private let ground = MapBackgroundView()
    /// Makes a map without a region.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setRole(.map)
        ground.isUserInteractionEnabled = true
        addSubview(ground)
    }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
    /// Shows another part of Earth.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Adds an annotation after the others.
    open func addAnnotation(_ annotation: any MKAnnotation) {
        let view = MKAnnotationView(annotation: annotation)
        view.tap.addAction { [weak self, weak annotation] tap in
            if tap.state == .ended, let annotation { self?.selectAnnotation(annotation, animated: true) }
        }
        annotations.append(annotation)
        views.append(view)
        ground.addSubview(view)
        setNeedsLayout()
    }
    /// Adds annotations after the others.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        guard let index = annotations.firstIndex(where: { $0 === annotation }) else { return }
        annotations.remove(at: index)
        views.remove(at: index).removeFromSuperview()
    }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Selects an annotation instead of the selected one.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = views.first(where: { $0.annotation === annotation }), !view.isSelected else { return }
        for view in views { view.isSelected = view.annotation === annotation }
        delegate?.mapView(self, didSelect: view)
    }
    /// Ends the selection of an annotation.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        views.first { $0.annotation === annotation }?.isSelected = false
    }
    /// Lays out the annotations: the region's centre is the view's centre, and the span covers its size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        guard region.span.longitudeDelta > 0, region.span.latitudeDelta > 0 else { return }
        for (view, annotation) in zip(views, annotations) {
            let east = (annotation.coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
            let north = (annotation.coordinate.latitude - region.center.latitude) / region.span.latitudeDelta
            let (x, y) = (bounds.midX + bounds.width * east, bounds.midY - bounds.height * north)
            view.frame = CGRect(x: x - 22, y: y - 44, width: 44, height: 44)
        }
    }
}

/// A point on a map.
public protocol MKAnnotation: AnyObject {
    /// Its position.
    var coordinate: CLLocationCoordinate2D { get }
    /// Its name, which VoiceOver reads.
    var title: String? { get }
}

extension MKAnnotation {
    /// No name.
    public var title: String? { nil }
}

/// A point on a map with a name.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// Its position when it is added.
    open var coordinate = CLLocationCoordinate2D()
    /// Its name.
    open var title: String?
}

/// The view of an annotation: a pin with its name, which is a button.
open class MKAnnotationView: UIView {
    /// The annotation; weak, the map owns both.
    public private(set) weak var annotation: (any MKAnnotation)?
    /// Whether the user has tapped it.
    open internal(set) var isSelected = false {
        didSet { accessibilityTraits = isSelected ? [.button, .selected] : .button }
    }
    let tap = UITapGestureRecognizer()

    init(annotation: any MKAnnotation) {
        self.annotation = annotation
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let pin = MapPin(title: annotation.title ?? "", value: "")
        pin.isAccessibilityElement = false
        pin.frame = bounds
        addSubview(pin)
        (isAccessibilityElement, accessibilityTraits) = (true, .button)
        accessibilityLabel = annotation.title
        accessibilityValue = annotation.coordinate.text
        addGestureRecognizer(tap)
    }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
}

/// An object that a map calls.
public protocol MKMapViewDelegate: AnyObject {
    /// Called when an annotation is selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when the map shows another part of Earth.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

/// The degrees that a map shows.
public struct MKCoordinateSpan: Sendable {
    /// From top to bottom.
    public var latitudeDelta: CLLocationDegrees
    /// From left to right.
    public var longitudeDelta: CLLocationDegrees
    /// Makes a span.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// The part of Earth that a map shows.
public struct MKCoordinateRegion: Sendable {
    /// The centre of the map.
    public var center: CLLocationCoordinate2D
    /// The degrees around it.
    public var span: MKCoordinateSpan
    /// Makes a region.
    public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
        (self.center, self.span) = (center, span)
    }
    /// Makes a region of a height and width in metres.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
        let width = longitudinalMeters / (111_195 * max(0.000_001, cos(center.latitude * .pi / 180)))
        let span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_195, longitudeDelta: width)
        self.init(center: center, span: span)
    }
}
