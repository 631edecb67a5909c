import TestSupport
import WorkerSupport

@testable import KooberWorkers

/// Koober's calls without a server: data, latencies, errors.
@Suite struct KooberOfflineTests {
    private func signIn(_ tester: StageTester, _ email: String, _ password: String, after latency: Duration) -> String?
    {
        let worker = HttpWorker(stage: tester.stage)
        return tester.outcome(after: latency) { () throws(KooberAuthError) in
            try await worker.signIn(email: email, password: Secret(password)).profile.name
        }
    }

    private func signUp(_ tester: StageTester) -> String? {
        let worker = HttpWorker(stage: tester.stage)
        return tester.outcome(after: .milliseconds(500)) { () throws(KooberAuthError) in
            try await worker.signUp(KooberTest.ada).profile.name
        }
    }

    @Test func `Johnny signs in after 1 s, any other pair is refused at once, and the trace shows no secret`() {
        StageTester.run { tester in
            expect(signIn(tester, "johnny@gmail.com", "password", after: .seconds(1)), is: "Johnny Appleseed")
            expect(signIn(tester, "johnny@gmail.com", "Password", after: .zero), is: "refused")
            expect(signIn(tester, "Johnny@gmail.com", "password", after: .zero), is: "refused")
            #expect(
                tester.stage.trace.last(9).prefix(2).map(\.line) == [
                    "0s  worker  request  call=koober.signIn number=1 email=johnny@gmail.com password=<secret>",
                    "1s  worker  reply  call=koober.signIn number=1 email=johnny@gmail.com token=<secret>",
                ])
        }
    }

    @Test func `who signs up is signed in after 0.5 s, once, and can sign in on that stage`() {
        StageTester.run { tester in
            expect((signUp(tester), signUp(tester)), is: ("Ada Lovelace", "refused"))
            expect(signIn(tester, "ada@example.com", "engine", after: .seconds(1)), is: "Ada Lovelace")
            StageTester.run { expect(signIn($0, "ada@example.com", "engine", after: .zero), is: "refused") }
        }
    }

    @Test func `a sign-up that fails makes no account`() {
        StageTester.run { tester in
            tester.stage.workers.fail("koober.signUp", with: .timeout, times: 1)
            expect(signUp(tester), is: "server")
            expect(signIn(tester, "ada@example.com", "engine", after: .zero), is: "refused")
        }
    }

    @Test(arguments: [
        ("", ["Opera House", "Apple Store", "100 George Street", "MOMA"]), ("OPERA", ["Opera House"]),
        ("beach", ["Bondi Beach", "Coogee Beach", "Manly Beach"]), ("mary's", ["St Mary's Cathedral"]), (".*", []),
    ])
    func `a search takes 0.5 s and finds the names that contain the text, in any case`(text: String, names: [String]) {
        StageTester.run { tester in
            let server = KooberServer(stage: tester.stage, token: Secret("t")) {}
            let found = tester.outcome(after: .milliseconds(500)) { () throws(KooberServerError) in
                try await server.locations(matching: text, near: KooberTest.sydney).map(\.name)
            }
            expect(found, is: "\(names)")
        }
    }

    @Test func `there are 38 places in and around Sydney, each once`() {
        let places = SydneyPlaces.all
        expect([places.count, Set(places.map(\.name)).count, Set(places.map(\.location.id)).count], is: [38, 38, 38])
        let isNear = { (place: Location) in
            (-34...(-33.7)).contains(place.latitude) && (151.1...151.3).contains(place.longitude)
        }
        expect(places.map(\.location).filter { !isNear($0) }, is: [])
    }

    @Test func `the position takes 2 s, the options none, and a ride 3 s`() {
        StageTester.run { tester in
            let server = KooberServer(stage: tester.stage, token: Secret("t")) {}
            let locator = OfflineKooberLocator(gate: tester.stage.workers)
            let position = tester.outcome(after: .seconds(2)) { () throws(KooberLocatorError) in
                try await locator.location().id
            }
            expect(position, is: "sydney")
            let options = tester.outcome { () throws(KooberServerError) in
                try await server.rideOptions(at: KooberTest.sydney).map { "\($0.id) \($0.riders) \($0.priceLevel)" }
            }
            expect(options, is: #"["wallaby 1 1", "wallaroo 2 2", "kangaroo 4 3"]"#)
            let ride = tester.outcome(after: .seconds(3)) { () throws(KooberServerError) in
                try await server.requestRide(KooberTest.request)
            }
            expect(ride, is: "done")
            #expect(
                tester.stage.trace.last(2).first?.line
                    == "2s  worker  request  call=koober.requestRide number=1 pickup=-33.864308,151.209146 "
                    + "dropoff=Opera House option=wallaby")
        }
    }

    @Test(arguments: [
        (WorkerFault.unauthorised, "unauthorised", 1), (.status(401), "unauthorised", 1), (.status(403), "server", 0),
        (.garbage, "decoding", 0),
    ])
    func `a 401 is reported to the owner, no other fault is`(fault: WorkerFault, error: String, reports: Int) {
        StageTester.run { tester in
            var count = 0
            let server = KooberServer(stage: tester.stage, token: Secret("t")) { count += 1 }
            tester.stage.workers.fail("koober.rideOptions", with: fault, times: 1)
            let result = tester.outcome { () throws(KooberServerError) in
                try await server.rideOptions(at: KooberTest.sydney).count
            }
            expect((result, count), is: (error, reports))
        }
    }
}
