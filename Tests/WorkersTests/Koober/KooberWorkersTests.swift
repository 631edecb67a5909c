import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// Which implementation each of koober's workers has, as the configuration says.
@Suite struct KooberWorkersTests {
    /// The types of the workers that are made in an environment, with a word for each.
    private func kinds(_ environment: WorkerEnvironment) -> [String] {
        var options = StageOptions()
        options.environment = environment
        return StageTester.run(options) { tester in
            let workers = KooberWorkers(stage: tester.stage)
            let token = Secret("t")
            let made: [AnyObject] = [
                workers.makeAuth(), workers.makeLocations(token: token) {}, workers.makeRideOptions(token: token) {},
                workers.makeRideRequests(token: token) {}, workers.makeLocator(), workers.makeSessionStore(),
            ]
            return made.map { "\(type(of: $0))" }
        }
    }

    private let offline = [
        "OfflineKooberAuth", "OfflineKooberLocations", "OfflineKooberRideOptions", "OfflineKooberRideRequests",
        "OfflineKooberLocator", "KooberSessionFile",
    ]
    private let server = URL(string: "http://127.0.0.1:1/")

    @Test func `nothing is live where nothing says so, with or without a server`() {
        #expect(kinds(WorkerEnvironment()) == offline)
        #expect(kinds(WorkerEnvironment(baseURL: server)) == offline)
    }

    @Test func `each worker of the network is live by itself`() {
        for (index, name) in ["auth", "locations", "rideOptions", "rideRequests"].enumerated() {
            var expected = offline
            expected[index] = "Live" + expected[index].dropFirst("Offline".count)
            #expect(kinds(WorkerEnvironment(baseURL: server, liveWorkers: [name])) == expected)
        }
    }

    @Test func `the locator and the session store have one kind`() {
        #expect(kinds(WorkerEnvironment(baseURL: server, liveWorkers: ["locator", "session", "koober"])) == offline)
    }

    @Test func `all calls are listed, each once`() {
        #expect(
            KooberWorkers.calls.map(\.name) == [
                "koober.signIn", "koober.signUp", "koober.location", "koober.locations", "koober.rideOptions",
                "koober.requestRide", "session.read", "session.save", "session.delete",
            ])
    }
}
