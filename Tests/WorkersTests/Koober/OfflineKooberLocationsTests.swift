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

    @Test func `the places lie where they do in Sydney, from north to south and from west to east`() {
        let places = SydneyPlaces.all.map { ($0.name, $0.location.latitude, $0.location.longitude) }
        #expect(
            places.sorted { ($0.1, $1.0) > ($1.1, $0.0) }.map(\.0) == [
                "Manly Beach", "Taronga Zoo", "Cockatoo Island", "Luna Park", "Harbour Bridge", "Barangaroo Reserve",
                "100 George Street", "Opera House", "Sydney Observatory", "MOMA", "The Rocks", "Circular Quay",
                "Royal Botanic Garden", "Wynyard Station", "State Library", "Martin Place",
                "Art Gallery of New South Wales", "Apple Store", "Sydney Aquarium", "Sydney Tower",
                "St Mary's Cathedral", "Queen Victoria Building", "Hyde Park", "Sydney Fish Market", "Town Hall",
                "Australian Museum", "Kings Cross", "Darling Harbour", "Powerhouse Museum", "Chinatown",
                "Paddy's Markets", "Central Station", "University of Sydney", "Bondi Beach", "Sydney Cricket Ground",
                "Centennial Park", "Coogee Beach", "Sydney Airport",
            ])
        #expect(
            places.sorted { $0.2 < $1.2 }.map(\.0) == [
                "Cockatoo Island", "Sydney Airport", "University of Sydney", "Sydney Fish Market", "Powerhouse Museum",
                "Darling Harbour", "Barangaroo Reserve", "Sydney Aquarium", "Paddy's Markets", "Chinatown",
                "Sydney Observatory", "Wynyard Station", "Town Hall", "Apple Store", "Queen Victoria Building",
                "Central Station", "Sydney Tower", "The Rocks", "MOMA", "100 George Street", "Luna Park",
                "Martin Place", "Harbour Bridge", "Circular Quay", "Hyde Park", "Australian Museum", "State Library",
                "St Mary's Cathedral", "Opera House", "Royal Botanic Garden", "Art Gallery of New South Wales",
                "Kings Cross", "Sydney Cricket Ground", "Centennial Park", "Taronga Zoo", "Coogee Beach",
                "Bondi Beach", "Manly Beach",
            ])
    }

    @Test(arguments: [
        ("Harbour Bridge", -33.852306, 151.210787), ("Sydney Tower", -33.870453, 151.208755),
        ("Town Hall", -33.873179, 151.206300), ("Bondi Beach", -33.890842, 151.274292),
        ("Sydney Airport", -33.946111, 151.177222),
    ])
    func `well-known places lie exactly where maps have them`(name: String, latitude: Double, longitude: Double) {
        let place = SydneyPlaces.all.first { $0.name == name }?.location
        #expect(place?.latitude == latitude)
        #expect(place?.longitude == longitude)
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
