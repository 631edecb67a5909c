import Foundation
import HeadlessFrameworks
import HeadlessUIKit
import RehearsalTesting
import TestSupport

@Suite struct MKMapViewTests {
    /// A place of an app.
    private final class Place: NSObject, MKAnnotation {
        let coordinate: CLLocationCoordinate2D
        let title: String?

        init(_ title: String, _ latitude: Double, _ longitude: Double) {
            coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            self.title = title
        }
    }

    private final class Places: UIViewController, MKMapViewDelegate {
        let map = MKMapView()
        var heard: [String] = []

        override func loadView() { view = map }
        override func viewDidLoad() {
            super.viewDidLoad()
            map.delegate = self
            let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
            map.setRegion(
                MKCoordinateRegion(center: center, latitudinalMeters: 222_390, longitudinalMeters: 111_195),
                animated: false)
            map.region.span = MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)
            map.addAnnotations([Place("Middle", 10, 20), Place("North", 10.5, 20)])
            let point = MKPointAnnotation()
            point.coordinate = CLLocationCoordinate2D(latitude: 9.5, longitude: 20.25)
            map.addAnnotation(point)
            map.removeAnnotation(point)
        }

        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            heard.append("selected \(view.annotation?.title ?? "")")
        }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
            heard.append("span \(mapView.region.span.latitudeDelta.rounded())")
        }
    }

    @Test func `annotations are buttons in the map, and a tap selects one`() {
        StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            screen.show { Places() }
            screen.expect(
                """
                map value "10.0, 20.0 span 2.0"
                  button "Middle" value "10.0, 20.0"
                  button "North" value "10.5, 20.0"
                """)
            screen.tap("North")
            screen.tap("Middle")
            screen.tap("Middle")
            screen.expect(
                """
                map value "10.0, 20.0 span 2.0"
                  button "Middle" value "10.0, 20.0" selected
                  button "North" value "10.5, 20.0"
                """)
            let places = screen.window?.rootViewController as? Places
            expect(places?.heard, is: ["span 2.0", "span 2.0", "selected North", "selected Middle"])
            #expect(places?.map.selectedAnnotations.first === places?.map.annotations.first)
        }
    }
}
