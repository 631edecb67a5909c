import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What a script does to live calls: the same as to offline ones.
@Suite(.waiting) struct LiveKooberGateTests {
    private let options = #"[{"id":"roo","name":"Roo","riders":3,"priceLevel":2}]"#
    private let roo = [RideOption(id: "roo", name: "Roo", riders: 3, priceLevel: 2)]

    @Test func `a live call takes no virtual time`() throws {
        let options = options
        try LiveKooberTest.run(answering: { _ in .json(options) }) { test in
            #expect(test.rideOptions() == .success(roo))
            #expect(
                test.trace == [
                    "0s  worker  request  call=koober.rideOptions number=1 pickup=-33.864308,151.209146",
                    "0s  worker  reply  call=koober.rideOptions number=1 count=1",
                ])
        }
    }

    @Test func `a failure that a script asks for is not asked of the server, and comes after the latency`() throws {
        let options = options
        try LiveKooberTest.run(answering: { _ in .json(options) }) { test in
            test.tester.stage.workers.fail("koober.rideOptions", with: .status(503), times: 1)
            #expect(test.rideOptions() == .failure(.server))
            test.tester.stage.workers.isNetworkOffline = true
            #expect(test.rideOptions() == .failure(.server))
            test.tester.stage.workers.isNetworkOffline = false
            var signOuts = 0
            test.tester.stage.workers.fail("koober.rideOptions", with: .unauthorised, times: 1)
            #expect(test.rideOptions { signOuts += 1 } == .failure(.unauthorised))
            #expect(signOuts == 1)
            #expect(test.server.requests == [])
            #expect(test.rideOptions() == .success(roo))
        }
    }

    @Test func `a reply that a script gives is not asked of the server`() throws {
        try LiveKooberTest.run(answering: { _ in .status(500) }) { test in
            test.tester.stage.workers.reply("koober.rideOptions", with: options)
            #expect(test.rideOptions() == .success(roo))
            #expect(test.server.requests == [])
            #expect(test.rideOptions() == .failure(.server))
        }
    }

    @Test func `a delay counts from the server's answer`() throws {
        let options = options
        try LiveKooberTest.run(answering: { _ in .json(options) }) { test in
            test.tester.stage.workers.delay("koober.rideOptions", by: .seconds(3))
            let worker = test.workers.makeRideOptions(token: Secret("t")) {}
            let found = KooberTest.outcome(after: .seconds(3), test.tester) { () throws(KooberServerError) in
                try await worker.rideOptions(at: KooberTest.sydney)
            }
            #expect(found == .success(roo))
            #expect(test.server.requests.count == 1)
        }
    }

    @Test func `a hold keeps the server's answer until it is released`() throws {
        let options = options
        try LiveKooberTest.run(answering: { _ in .json(options) }) { test in
            let gate = test.tester.stage.workers
            gate.hold("koober.rideOptions")
            let worker = test.workers.makeRideOptions(token: Secret("t")) {}
            let asked = test.tester.begin { () throws(KooberServerError) in
                try await worker.rideOptions(at: KooberTest.sydney)
            }
            test.tester.advance(by: .seconds(60))
            #expect(asked.result == nil)
            #expect(test.server.requests.count == 1)
            gate.release("koober.rideOptions")
            test.tester.settle()
            #expect(asked.result == .success(roo))
        }
    }

    @Test func `who is cancelled while the server is asked gets no answer, and the request ends`() throws {
        let arrival = Mailbox()
        let answer: @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer = { _ in
            arrival.post()
            return .hanging()
        }
        try LiveKooberTest.run(answering: answer) { test in
            let worker = test.workers.makeRideRequests(token: Secret("t")) {}
            let asked = TaskOutcome<Void, KooberServerError>("ask", on: test.tester.stage.tasks) {
                () throws(KooberServerError) in
                try await worker.requestRide(KooberTest.request)
            }
            _ = test.tester.begin("leave") {
                try? await test.tester.stage.elsewhere("arrival", arrival.open)
                asked.cancel()
            }
            guard case .failure(.cancelled)? = asked.result else {
                Issue.record("not cancelled: \(String(describing: asked.result))")
                return
            }
            #expect(test.server.waitForAbandonedConnection())
            #expect(test.trace.last == "0s  worker  failure  call=koober.requestRide number=1 fault=cancelled")
        }
    }
}
