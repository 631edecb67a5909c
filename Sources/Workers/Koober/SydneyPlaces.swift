import Foundation

/// The places of the offline worker, in the order of its results.
enum SydneyPlaces {
    /// The number of places for an empty text.
    static let suggestionCount = 4

    /// Returns the places whose names contain a text, ignoring case; the first four for an empty text.
    static func search(_ text: String) -> [NamedLocation] {
        guard !text.isEmpty else { return Array(all.prefix(suggestionCount)) }
        return all.filter { $0.name.range(of: text, options: .caseInsensitive) != nil }
    }

    static let all = [
        place("opera-house", "Opera House", -33.858667, 151.214028),
        place("apple-store", "Apple Store", -33.868781, 151.206645),
        place("100-george-street", "100 George Street", -33.858129, 151.209390),
        place("moma", "MOMA", -33.859715, 151.209025),
        place("harbour-bridge", "Harbour Bridge", -33.852306, 151.210787),
        place("circular-quay", "Circular Quay", -33.861756, 151.210839),
        place("the-rocks", "The Rocks", -33.859900, 151.209000),
        place("royal-botanic-garden", "Royal Botanic Garden", -33.864167, 151.216667),
        place("art-gallery", "Art Gallery of New South Wales", -33.868686, 151.217144),
        place("state-library", "State Library", -33.866389, 151.213056),
        place("martin-place", "Martin Place", -33.867500, 151.210000),
        place("wynyard-station", "Wynyard Station", -33.865833, 151.205556),
        place("barangaroo-reserve", "Barangaroo Reserve", -33.857000, 151.201600),
        place("observatory", "Sydney Observatory", -33.859444, 151.204722),
        place("sydney-tower", "Sydney Tower", -33.870453, 151.208755),
        place("queen-victoria-building", "Queen Victoria Building", -33.871763, 151.206688),
        place("town-hall", "Town Hall", -33.873179, 151.206300),
        place("st-marys-cathedral", "St Mary's Cathedral", -33.871111, 151.213333),
        place("hyde-park", "Hyde Park", -33.873056, 151.211389),
        place("australian-museum", "Australian Museum", -33.874306, 151.212944),
        place("darling-harbour", "Darling Harbour", -33.874900, 151.200900),
        place("aquarium", "Sydney Aquarium", -33.869444, 151.202222),
        place("chinatown", "Chinatown", -33.878800, 151.204300),
        place("paddys-markets", "Paddy's Markets", -33.879700, 151.203900),
        place("powerhouse-museum", "Powerhouse Museum", -33.878333, 151.199444),
        place("fish-market", "Sydney Fish Market", -33.873056, 151.192222),
        place("central-station", "Central Station", -33.883200, 151.207000),
        place("kings-cross", "Kings Cross", -33.874500, 151.222500),
        place("university", "University of Sydney", -33.888600, 151.187300),
        place("cricket-ground", "Sydney Cricket Ground", -33.891667, 151.224722),
        place("centennial-park", "Centennial Park", -33.899100, 151.233600),
        place("luna-park", "Luna Park", -33.847778, 151.209722),
        place("taronga-zoo", "Taronga Zoo", -33.843333, 151.241111),
        place("cockatoo-island", "Cockatoo Island", -33.847500, 151.171400),
        place("bondi-beach", "Bondi Beach", -33.890842, 151.274292),
        place("coogee-beach", "Coogee Beach", -33.920500, 151.257700),
        place("manly-beach", "Manly Beach", -33.796900, 151.288000),
        place("airport", "Sydney Airport", -33.946111, 151.177222),
    ]

    private static func place(
        _ id: String, _ name: String, _ latitude: Double, _ longitude: Double
    ) -> NamedLocation {
        NamedLocation(name: name, location: Location(id: id, latitude: latitude, longitude: longitude))
    }
}
