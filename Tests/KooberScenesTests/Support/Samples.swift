import KooberWorkers
import WorkerSupport

@testable import KooberScenes

/// Values that the tests of koober share.
enum Samples {
    static let session = UserSession(
        profile: UserProfile(name: "Ann Lee", email: "ann@example.com", mobileNumber: "555-0100"), token: Secret("t"))
    static let pickup = Location(id: "pickup", latitude: -33.5, longitude: 151.25)
    static let operaHouse = NamedLocation(
        name: "Opera House", location: Location(id: "opera", latitude: -33.75, longitude: 151.5))
    static let moma = NamedLocation(name: "MOMA", location: Location(id: "moma", latitude: -33, longitude: 151))
    static let wallaby = RideOption(id: "1", name: "Wallaby", riders: 1, priceLevel: 1)
    static let kangaroo = RideOption(id: "3", name: "Kangaroo", riders: 4, priceLevel: 3)

    /// The two ends of a ride to a place.
    static func waypoints(to dropoff: NamedLocation = operaHouse) -> NewRideWaypoints {
        NewRideWaypoints(pickup: pickup, dropoff: dropoff)
    }

    /// A request for a ride to a place.
    static func request(to dropoff: NamedLocation = operaHouse, option: String = "3") -> NewRideRequest {
        NewRideRequest(waypoints: waypoints(to: dropoff), rideOptionID: option)
    }
}
