#if os(iOS)
    public import MapKit

    /// A map with marks: MapKit's, with the calls of the stage's.
    open class MapView: SceneView {
        /// What the map shows; what MapKit chooses until it is set.
        open var region: MapRegion? {
            didSet {
                guard let region, region != oldValue else { return }
                let span = MKCoordinateSpan(latitudeDelta: region.span, longitudeDelta: region.span)
                map.setRegion(MKCoordinateRegion(center: region.center.location, span: span), animated: false)
            }
        }

        /// The marks, in reading order.
        open var annotations: [MapAnnotation] = [] {
            didSet {
                guard annotations != oldValue else { return }
                map.removeAnnotations(map.annotations)
                for annotation in annotations {
                    let mark = MKPointAnnotation()
                    mark.title = annotation.title
                    mark.coordinate = annotation.coordinate.location
                    map.addAnnotation(mark)
                }
            }
        }
        /// MapKit's view; strong, a subview.
        private let map = MKMapView()

        /// Makes a map of what MapKit chooses.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            map.frame = bounds
            map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(map)
        }

        /// Adds a mark after the others.
        open func addAnnotation(_ annotation: MapAnnotation) { annotations.append(annotation) }

        /// Removes every mark that equals `annotation`.
        open func removeAnnotation(_ annotation: MapAnnotation) { annotations.removeAll { $0 == annotation } }
    }

    extension MapCoordinate {
        /// The position in Core Location's type.
        fileprivate var location: CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
    }
#endif
