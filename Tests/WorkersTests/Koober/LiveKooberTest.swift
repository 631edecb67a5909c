import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What a test of the live workers needs: a server, and a stage whose configuration says that they are live.
struct LiveKooberTest {
    let tester: StageTester
    let workers: KooberWorkers
    let server: LoopbackServer

    /// Performs a test with a server that answers so.
    static func run(
        sourceLocation: SourceLocation = #_sourceLocation,
        answering answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer,
        _ body: (LiveKooberTest) throws -> Void
    ) throws {
        let server = try LoopbackServer(answer)
        defer { server.close() }
        var options = StageOptions()
        options.environment = WorkerEnvironment(
            baseURL: try server.url, liveWorkers: ["auth", "locations", "rideOptions", "rideRequests"])
        options.environment.exchangeProgram = HttpTest.program
        try StageTester.run(options, sourceLocation: sourceLocation) { tester in
            try body(LiveKooberTest(tester: tester, workers: KooberWorkers(stage: tester.stage), server: server))
        }
    }

    /// The trace so far.
    var trace: [String] { KooberTest.trace(tester) }

    /// Signs Johnny in.
    func signIn(
        email: String = "johnny@gmail.com", password: String = "pass-0815"
    ) -> Result<UserSession, KooberAuthError>? {
        let worker = workers.makeAuth()
        return tester.begin { () throws(KooberAuthError) in
            try await worker.signIn(email: email, password: Secret(password))
        }.result
    }

    /// Signs Ada up.
    func signUp() -> Result<UserSession, KooberAuthError>? {
        let worker = workers.makeAuth()
        return tester.begin { () throws(KooberAuthError) in try await worker.signUp(KooberTest.ada) }.result
    }

    /// Searches for places.
    func locations(
        _ query: String, onUnauthorised: @escaping () -> Void = {}
    ) -> Result<[NamedLocation], KooberServerError>? {
        let worker = workers.makeLocations(token: KooberTest.session.token, onUnauthorised: onUnauthorised)
        return tester.begin { () throws(KooberServerError) in
            try await worker.locations(matching: query, near: KooberTest.sydney)
        }.result
    }

    /// Asks for the ride options.
    func rideOptions(onUnauthorised: @escaping () -> Void = {}) -> Result<[RideOption], KooberServerError>? {
        let worker = workers.makeRideOptions(token: KooberTest.session.token, onUnauthorised: onUnauthorised)
        return tester.begin { () throws(KooberServerError) in
            try await worker.rideOptions(at: KooberTest.sydney)
        }.result
    }

    /// Orders a ride; returns whether it was accepted.
    func requestRide(onUnauthorised: @escaping () -> Void = {}) -> Result<Bool, KooberServerError>? {
        let worker = workers.makeRideRequests(token: KooberTest.session.token, onUnauthorised: onUnauthorised)
        return tester.begin { () throws(KooberServerError) in
            try await worker.requestRide(KooberTest.request)
            return true
        }.result
    }
}
