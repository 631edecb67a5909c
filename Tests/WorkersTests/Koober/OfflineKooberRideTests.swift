import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The offline locator, ride options and ride requests: data, latencies, traces.
@Suite struct OfflineKooberRideTests {
    @Test func `the calls and their latencies`() {
        #expect(
            KooberLocatorCalls.location.description
                == WorkerCallDescription("koober.location", worker: "locator", kind: .device, latency: .seconds(2)))
        #expect(
            KooberRideOptionsCalls.rideOptions.description
                == WorkerCallDescription("koober.rideOptions", worker: "rideOptions", kind: .network))
        #expect(
            KooberRideRequestsCalls.requestRide.description
                == WorkerCallDescription(
                    "koober.requestRide", worker: "rideRequests", kind: .network, latency: .seconds(3)))
    }

    @Test func `the user is in Sydney, after exactly 2 s`() {
        StageTester.run { tester in
            let worker = OfflineKooberLocator(gate: tester.stage.workers)
            let found = KooberTest.outcome(after: .seconds(2), tester) { () throws(KooberLocatorError) in
                try await worker.location()
            }
            #expect(found == .success(Location(id: "sydney", latitude: -33.864308, longitude: 151.209146)))
            #expect(
                KooberTest.trace(tester) == [
                    "0s  worker  request  call=koober.location number=1",
                    "2s  worker  reply  call=koober.location number=1 location=-33.864308,151.209146",
                ])
        }
    }

    @Test func `a locator that fails, and one that nobody waits for`() {
        StageTester.run { tester in
            let worker = OfflineKooberLocator(gate: tester.stage.workers)
            tester.stage.workers.fail("koober.location", with: .timeout, times: 1)
            let failed = KooberTest.outcome(after: .seconds(2), tester) { () throws(KooberLocatorError) in
                try await worker.location()
            }
            #expect(failed == .failure(.unavailable))
            tester.stage.workers.isNetworkOffline = true
            let asked = tester.begin { () throws(KooberLocatorError) in try await worker.location() }
            tester.advance(by: .seconds(1))
            asked.cancel()
            tester.settle()
            #expect(asked.result == .failure(.cancelled))
        }
    }

    @Test func `three kinds of kangaroo at once, smallest and cheapest first`() {
        StageTester.run { tester in
            let worker = OfflineKooberRideOptions(gate: tester.stage.workers) {}
            let found = KooberTest.outcome(after: .zero, tester) { () throws(KooberServerError) in
                try await worker.rideOptions(at: KooberTest.sydney)
            }
            #expect(
                found
                    == .success([
                        RideOption(id: "wallaby", name: "Wallaby", riders: 1, priceLevel: 1),
                        RideOption(id: "wallaroo", name: "Wallaroo", riders: 2, priceLevel: 2),
                        RideOption(id: "kangaroo", name: "Kangaroo", riders: 4, priceLevel: 3),
                    ]))
            #expect(
                KooberTest.trace(tester) == [
                    "0s  worker  request  call=koober.rideOptions number=1 pickup=-33.864308,151.209146",
                    "0s  worker  reply  call=koober.rideOptions number=1 count=3",
                ])
        }
    }

    @Test func `a ride is accepted after exactly 3 s`() {
        StageTester.run { tester in
            let worker = OfflineKooberRideRequests(gate: tester.stage.workers) {}
            let asked = KooberTest.outcome(after: .seconds(3), tester) { () throws(KooberServerError) in
                try await worker.requestRide(KooberTest.request)
                return true
            }
            #expect(asked == .success(true))
            #expect(
                KooberTest.trace(tester) == [
                    "0s  worker  request  call=koober.requestRide number=1 pickup=-33.864308,151.209146 "
                        + "dropoff=Opera House option=wallaby",
                    "3s  worker  reply  call=koober.requestRide number=1",
                ])
        }
    }

    @Test(arguments: [WorkerFault.unauthorised, .status(401), .status(403), .timeout, .garbage])
    func `a 401 that a script asks for is told to the owner before the call fails, nothing else is`(
        fault: WorkerFault
    ) {
        StageTester.run { tester in
            var log: [String] = []
            let gate = tester.stage.workers
            let places = OfflineKooberLocations(gate: gate) { log.append("locations") }
            let options = OfflineKooberRideOptions(gate: gate) { log.append("options") }
            let requests = OfflineKooberRideRequests(gate: gate) { log.append("requests") }
            for call in ["koober.locations", "koober.rideOptions", "koober.requestRide"] {
                gate.fail(call, with: fault, times: 1)
            }
            _ = tester.begin {
                do throws(KooberServerError) {
                    _ = try await places.locations(matching: "", near: KooberTest.sydney)
                } catch { log.append("\(error)") }
                do throws(KooberServerError) {
                    _ = try await options.rideOptions(at: KooberTest.sydney)
                } catch { log.append("\(error)") }
                do throws(KooberServerError) {
                    try await requests.requestRide(KooberTest.request)
                } catch { log.append("\(error)") }
            }
            tester.advance(by: .seconds(10))
            let isRefused = fault == .unauthorised || fault == .status(401)
            let error = fault == .garbage ? "decoding" : "server"
            #expect(
                log
                    == (isRefused
                        ? ["locations", "unauthorised", "options", "unauthorised", "requests", "unauthorised"]
                        : [error, error, error]))
        }
    }
}
