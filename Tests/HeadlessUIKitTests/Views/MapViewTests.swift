import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct MapViewTests {
    @Test func `marks lie where the region puts them`() throws {
        let display = Display()
        let map = display.add { MapView() }
        map.region = MapRegion(center: MapCoordinate(latitude: 10, longitude: 20), span: 2)
        map.addAnnotation(MapAnnotation(title: "Middle", coordinate: MapCoordinate(latitude: 10, longitude: 20)))
        map.addAnnotation(MapAnnotation(title: "Corner", coordinate: MapCoordinate(latitude: 11, longitude: 19)))
        expect(try display.element("Middle").frame.numbers, is: [173, 378, 44, 44])
        expect(try display.element("Corner").frame.numbers, is: [-22, -44, 44, 44])
        map.removeAnnotation(map.annotations[0])
        expect(display.screen.elements.map(\.label), is: [nil, "Corner"])
    }

    @Test func `the coordinates of a map have six decimals`() {
        let display = Display()
        let map = display.add { MapView() }
        let middle = MapCoordinate(latitude: (-33.864308 - 33.858667) / 2, longitude: 151.20908550000001)
        map.region = MapRegion(center: middle, span: 0.017)
        expect(display.text, is: "map value \"-33.861487, 151.209086 span 0.017\"")
    }

    @Test func `another region moves the marks at the next query`() throws {
        let display = Display()
        let map = display.add { MapView() }
        map.region = MapRegion(center: MapCoordinate(latitude: 10, longitude: 20), span: 2)
        map.addAnnotation(MapAnnotation(title: "Mark", coordinate: MapCoordinate(latitude: 10, longitude: 20)))
        expect(try display.element("Mark").frame.numbers, is: [173, 378, 44, 44])
        map.region = MapRegion(center: MapCoordinate(latitude: 11, longitude: 21), span: 2)
        expect(try display.element("Mark").frame.numbers, is: [-22, 800, 44, 44])
    }
}
