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
}
