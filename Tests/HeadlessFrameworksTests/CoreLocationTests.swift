import Foundation
import HeadlessFrameworks
import RehearsalTesting
import TestSupport

@Suite struct CoreLocationTests {
    /// Keeps what a manager tells.
    private final class Listener: CLLocationManagerDelegate {
        private var heard: [String] = []

        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            heard.append("\(status)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            heard += locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            heard.append("\((error as NSError).domain) \((error as NSError).code)")
        }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    @Test func `the user is asked once, and then the device tells where it is`() {
        StageTester.run { tester in
            let (listener, manager) = (Listener(), CLLocationManager())
            manager.delegate = listener
            tester.settle()
            expect(listener.take(), is: ["notDetermined"])
            manager.requestLocation()
            tester.settle()
            expect(listener.take(), is: ["kCLErrorDomain 1"])
            manager.startUpdatingLocation()
            manager.requestWhenInUseAuthorization()
            manager.requestWhenInUseAuthorization()
            tester.advance(by: .seconds(2))
            expect(listener.take(), is: ["authorizedWhenInUse", "37.3349 -122.00902"])
            expect(tester.stage.workers.requestCount("device.locationPermission"), is: 1)
            tester.stage.workers.reply("device.location", with: "48, 16; 48.00001, 16; 49.5, -16.25")
            manager.distanceFilter = 100
            manager.startUpdatingLocation()
            tester.advance(by: .seconds(9))
            expect(listener.take(), is: ["48.0 16.0", "49.5 -16.25"])
            tester.stage.workers.fail("device.location", with: .timeout, times: 1)
            manager.requestLocation()
            tester.advance(by: .seconds(1))
            expect(listener.take(), is: ["kCLErrorDomain 0"])
            manager.startUpdatingLocation()
            tester.advance(by: .milliseconds(500))
            manager.stopUpdatingLocation()
            tester.advance(by: .milliseconds(8500))
            #expect(listener.take().isEmpty)
            expect(manager.location?.timestamp, is: Date(timeIntervalSince1970: 1_767_225_605))
        }
    }

    @Test func `a user who refuses, and a reply that is no position`() {
        StageTester.run { tester in
            tester.stage.workers.fail("device.locationPermission", with: .unauthorised, times: nil)
            let manager = CLLocationManager()
            manager.requestAlwaysAuthorization()
            tester.advance(by: .seconds(1))
            expect(manager.authorizationStatus, is: .denied)
            expect(CLLocationManager().authorizationStatus, is: .denied)
        }
        StageTester.run { tester in
            let manager = CLLocationManager()
            manager.requestWhenInUseAuthorization()
            tester.advance(by: .seconds(1))
            tester.stage.workers.reply("device.location", with: "Vienna")
            manager.requestLocation()
            tester.advance(by: .seconds(1))
            #expect(
                tester.stage.workers.unreadableReplies.map(\.reason) == [
                    "`Vienna` is no latitude and longitude, as `48.2082, 16.3738`"
                ])
        }
    }

    /// A degree of a great circle of the mean radius of the Earth has 111.195 km.
    @Test func `the distance of two positions is that on a sphere`() {
        Stage().run {
            let far = CLLocation(latitude: 0, longitude: 1).distance(from: CLLocation(latitude: 0, longitude: 0))
            expect(far.rounded(), is: 111_195)
        }
    }
}
