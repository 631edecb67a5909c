#if os(iOS)
    public import MapKit

    /// A map with annotations, shown by MapKit; it has the same interface as the stage's map.
    open class MapView: SceneView {
        /// The part of Earth that the map shows; until it is set, MapKit chooses.
        open var region: MapRegion? {
            didSet {
                guard let region, region != oldValue else { return }
                let span = MKCoordinateSpan(latitudeDelta: region.span, longitudeDelta: region.span)
                map.setRegion(MKCoordinateRegion(center: region.center.location, span: span), animated: false)
            }
        }

        /// The annotations, in reading order.
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
        /// MapKit's view; strong, it is a subview.
        private let map = MKMapView()

        /// Makes a map whose region MapKit chooses.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            map.frame = bounds
            map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(map)
        }

        /// Adds an annotation after the others.
        open func addAnnotation(_ annotation: MapAnnotation) { annotations.append(annotation) }

        /// Removes every equal annotation.
        open func removeAnnotation(_ annotation: MapAnnotation) { annotations.removeAll { $0 == annotation } }
    }

    extension MapCoordinate {
        fileprivate var location: CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
    }
#endif
