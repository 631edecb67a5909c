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
