import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// Values that the tests of koober's workers share, and what they do to a call.
enum KooberTest {
    static let johnny = UserProfile(
        name: "Johnny Appleseed", email: "johnny@gmail.com", mobileNumber: "510-736-8754")
    static let ada = NewAccount(
        fullName: "Ada Lovelace", nickname: "Ada", email: "ada@example.com", mobileNumber: "0400 000 000",
        password: Secret("engine"))
    static let adasProfile = UserProfile(
        name: "Ada Lovelace", email: "ada@example.com", mobileNumber: "0400 000 000")
    static let session = UserSession(profile: johnny, token: Secret("tok-4711"))
    static let sydney = Location(id: "sydney", latitude: -33.864308, longitude: 151.209146)
    static let opera = NamedLocation(
        name: "Opera House", location: Location(id: "opera-house", latitude: -33.858667, longitude: 151.214028))
    static let request = NewRideRequest(
        waypoints: NewRideWaypoints(pickup: sydney, dropoff: opera), rideOptionID: "wallaby")

    /// What the server answers to a sign-in.
    static let sessionJSON = """
        {"profile":{"email":"johnny@gmail.com","mobileNumber":"510-736-8754","name":"Johnny Appleseed"},\
        "token":"tok-4711"}
        """

    /// The lines of a stage's trace so far.
    static func trace(_ tester: StageTester) -> [String] { tester.stage.trace.last(100).map(\.line) }

    /// Begins a call and lets it take exactly `latency`: not a nanosecond less, not one more.
    static func outcome<Value, Failure: Error>(
        after latency: Duration, _ tester: StageTester, sourceLocation: SourceLocation = #_sourceLocation,
        _ call: @escaping () async throws(Failure) -> Value
    ) -> Result<Value, Failure>? {
        let asked = tester.begin("test", call)
        guard latency > .zero else { return asked.result }
        tester.advance(by: latency - .nanoseconds(1))
        if asked.result != nil { Issue.record("the reply came too early", sourceLocation: sourceLocation) }
        tester.advance(by: .nanoseconds(1))
        return asked.result
    }
}
