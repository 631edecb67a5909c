import KooberWorkers
import WorkerSupport

/// Values that the tests of koober's workers share.
enum KooberTest {
    static let johnny = UserProfile(name: "Johnny Appleseed", email: "johnny@gmail.com", mobileNumber: "510-736-8754")
    static let ada = NewAccount(
        fullName: "Ada Lovelace", nickname: "Ada", email: "ada@example.com", mobileNumber: "0400 000 000",
        password: Secret("engine"))
    static let session = UserSession(profile: johnny, token: Secret("tok-4711"))
    static let sydney = Location(id: "sydney", latitude: -33.864308, longitude: 151.209146)
    static let opera = NamedLocation(
        name: "Opera House", location: Location(id: "opera-house", latitude: -33.858667, longitude: 151.214028))
    static let request = NewRideRequest(
        waypoints: NewRideWaypoints(pickup: sydney, dropoff: opera), rideOptionID: "wallaby")

    /// The server's reply to a sign-in.
    static let sessionJSON = """
        {"profile":{"email":"johnny@gmail.com","mobileNumber":"510-736-8754","name":"Johnny Appleseed"},\
        "token":"tok-4711"}
        """
}
