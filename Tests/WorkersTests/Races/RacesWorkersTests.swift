import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The two workers: the offline one's latency and date, the live one's request, and the errors of both.
@Suite(.waiting) struct RacesWorkersTests {
    private func next(_ worker: any RacesWorker, _ tester: StageTester) -> TaskOutcome<[Race], RacesError> {
        tester.begin { () throws(RacesError) in try await worker.next() }
    }

    @Test func `the call is the network's and takes a second`() {
        #expect(
            RacesCalls.next.description
                == WorkerCallDescription("races.next", kind: .network, latency: .seconds(1)))
        #expect(RacesCalls.next.description.worker == "races")
    }

    @Test func `offline races come after exactly a second, made for the date of the reply`() {
        StageTester.run { tester in
            let outcome = next(OfflineRaces(stage: tester.stage), tester)
            tester.advance(by: .nanoseconds(999_999_999))
            #expect(outcome.result == nil)
            tester.advance(by: .nanoseconds(1))
            #expect(outcome.result == .success(RaceGenerator().races(around: tester.stage.now)))
            #expect(
                tester.stage.trace.last(10).map(\.line) == [
                    "0s  worker  request  call=races.next number=1",
                    "1s  worker  reply  call=races.next number=1 count=50 dropped=0",
                ])
        }
    }

    @Test func `a reply that a script gives goes through the live decoder`() {
        StageTester.run { tester in
            tester.stage.workers.reply("races.next", with: RacesSamples.realBody)
            let outcome = next(OfflineRaces(stage: tester.stage), tester)
            tester.advance(by: .seconds(1))
            #expect(outcome.result == .success(RacesSamples.real.sorted { $0.id < $1.id }))
        }
    }

    @Test(arguments: [
        (WorkerFault.offline, RacesError.offline), (.timeout, .timeout), (.unauthorised, .unauthorised),
        (.status(401), .unauthorised), (.status(403), .forbidden), (.status(404), .notFound),
        (.status(429), .tooManyRequests), (.status(503), .unavailable), (.status(500), .server),
        (.status(502), .server), (.status(599), .server), (.status(600), .other), (.status(400), .other),
        (.status(302), .other), (.garbage, .decoding), (.io, .other), (.full, .other), (.cancelled, .cancelled),
    ])
    func `every fault has its error`(fault: WorkerFault, error: RacesError) {
        #expect(RacesError(fault) == error)
    }

    /// Asks a server that answers so, and returns what it was asked.
    private func ask(
        timeout: Duration = .seconds(5), path: String = "",
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws -> (result: Result<[Race], RacesError>?, targets: [String]) {
        let server = try LoopbackServer(answer)
        defer { server.close() }
        let url = try server.url
        let base = path.isEmpty ? url : url.appending(path: path)
        let result = StageTester.run { tester in
            next(LiveRaces(stage: tester.stage, server: base, timeout: timeout), tester).result
        }
        return (result, server.requests.map { $0.method + " " + $0.target })
    }

    @Test(arguments: [("", "/"), ("rest/v1/racing/", "/rest/v1/racing/")])
    func `it asks the base URL itself for the next fifty`(path: String, target: String) throws {
        let found = try ask(path: path) { _ in .json(RacesSamples.realBody) }
        #expect(found.result == .success(RacesSamples.real.sorted { $0.id < $1.id }))
        #expect(found.targets == ["GET \(target)?method=nextraces&count=50"])
    }

    @Test(arguments: [
        (401, RacesError.unauthorised), (403, .forbidden), (404, .notFound), (429, .tooManyRequests),
        (500, .server), (502, .server), (503, .unavailable), (302, .other), (400, .other),
    ])
    func `a status that is no success is its error`(status: Int, error: RacesError) throws {
        #expect(try ask { _ in .status(status, body: RacesSamples.realBody) }.result == .failure(error))
    }

    @Test func `an answer that does not come in time is a timeout`() throws {
        #expect(try ask(timeout: .milliseconds(200)) { _ in .hanging() }.result == .failure(.timeout))
    }

    @Test func `a server that is not there is no connection`() throws {
        let server = try LoopbackServer { _ in .json("") }
        let url = try server.url
        server.close()
        StageTester.run { tester in
            #expect(next(LiveRaces(stage: tester.stage, server: url), tester).result == .failure(.offline))
        }
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"])
    func `an answer that breaks off is none`(answer: String) throws {
        let result = try ask { _ in .raw(answer) }.result
        #expect(result == .failure(.decoding) || result == .failure(.offline))
    }
}
