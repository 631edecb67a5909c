import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The offline search for places.
@Suite struct OfflineKooberLocationsTests {
    private func search(
        _ text: String, _ tester: StageTester, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Result<[NamedLocation], KooberServerError>? {
        let worker = OfflineKooberLocations(gate: tester.stage.workers) {}
        return KooberTest.outcome(after: .milliseconds(500), tester, sourceLocation: sourceLocation) {
            () throws(KooberServerError) in
            try await worker.locations(matching: text, near: KooberTest.sydney)
        }
    }

    @Test func `the call is the network's and takes 0.5 s`() {
        #expect(
            KooberLocationsCalls.locations.description
                == WorkerCallDescription(
                    "koober.locations", worker: "locations", kind: .network, latency: .milliseconds(500)))
    }

    @Test func `an empty text gives the four that are given, as they are given`() {
        StageTester.run { tester in
            #expect(
                search("", tester)
                    == .success([
                        KooberTest.opera,
                        NamedLocation(
                            name: "Apple Store",
                            location: Location(id: "apple-store", latitude: -33.868781, longitude: 151.206645)),
                        NamedLocation(
                            name: "100 George Street",
                            location: Location(id: "100-george-street", latitude: -33.858129, longitude: 151.209390)),
                        NamedLocation(
                            name: "MOMA", location: Location(id: "moma", latitude: -33.859715, longitude: 151.209025)),
                    ]))
        }
    }

    @Test(
        arguments: [
            ("moma", ["MOMA"]), ("OPERA", ["Opera House"]), ("eet", ["100 George Street"]), (" ", nil), ("zzz", []),
            ("beach", ["Bondi Beach", "Coogee Beach", "Manly Beach"]),
            ("market", ["Paddy's Markets", "Sydney Fish Market"]),
            ("100 george street", ["100 George Street"]), ("mary's", ["St Mary's Cathedral"]), (".*", []),
            ("house ", ["Powerhouse Museum"]),
            ("harbour", ["Harbour Bridge", "Darling Harbour"]),
            ("museum", ["Australian Museum", "Powerhouse Museum"]),
        ] as [(String, [String]?)])
    func `a text gives the names that contain it, in whatever case, in order`(text: String, names: [String]?) {
        StageTester.run { tester in
            let expected = names ?? SydneyPlaces.all.map(\.name).filter { $0.contains(" ") }
            #expect(search(text, tester)?.map { $0.map(\.name) } == .success(expected))
        }
    }

    @Test func `there are 38 places in and around Sydney, each name and identifier once`() {
        let places = SydneyPlaces.all
        #expect(places.count == 38)
        #expect(Set(places.map(\.name)).count == 38)
        #expect(Set(places.map(\.location.id)).count == 38)
        for place in places {
            #expect((-34...(-33.7)).contains(place.location.latitude))
            #expect((151.1...151.3).contains(place.location.longitude))
        }
    }

    @Test func `request and reply are traced, with the text and how many there are`() {
        StageTester.run { tester in
            _ = search("beach", tester)
            #expect(
                KooberTest.trace(tester) == [
                    "0s  worker  request  call=koober.locations number=1 query=beach pickup=-33.864308,151.209146",
                    "500ms  worker  reply  call=koober.locations number=1 count=3",
                ])
        }
    }
}
