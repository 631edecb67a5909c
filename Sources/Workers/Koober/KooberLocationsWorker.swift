package import Foundation
package import StageRuntime

/// Finds places by name.
package protocol KooberLocationsWorker: AnyObject {
    /// Returns the places whose names match a text, in the order in which they are shown; some places for an empty
    /// text.
    ///
    /// - Parameters:
    ///   - query: the typed text, not trimmed.
    ///   - pickup: the start of the ride, around which a live server searches.
    /// - Throws: ``KooberServerError``; `cancelled` as soon as the calling task is cancelled.
    func locations(matching query: String, near pickup: Location) async throws(KooberServerError) -> [NamedLocation]
}

/// The worker call of the search for places.
package enum KooberLocationsCalls {
    /// The worker's name in the configuration.
    static let worker = "locations"

    /// `koober.locations`: returns the places that match a text; 0.5 s.
    package static let locations = WorkerCall<[NamedLocation]>(
        WorkerCallDescription("koober.locations", worker: worker, kind: .network, latency: .milliseconds(500)),
        decode: JsonReply.decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// Returns the trace fields for the arguments.
    static func arguments(query: String, pickup: Location) -> [TraceEvent.Field] {
        [TraceEvent.Field("query", query), TraceEvent.Field("pickup", pickup.text)]
    }
}

/// Searches places in Sydney without a server.
package final class OfflineKooberLocations: KooberLocationsWorker {
    /// Passes calls through the gate.
    private let access: KooberAccess

    /// Makes the worker on a stage's gate.
    ///
    /// - Parameters:
    ///   - gate: the stage's worker gate; it lives longer than the worker.
    ///   - onUnauthorised: called before a call fails because a script has the server refuse the token.
    package init(gate: WorkerGate, onUnauthorised: @escaping () -> Void) {
        access = KooberAccess(gate: gate, onUnauthorised: onUnauthorised)
    }

    /// Returns the places whose names contain the text, after 0.5 s; the first four for an empty text.
    package func locations(
        matching query: String, near pickup: Location
    ) async throws(KooberServerError) -> [NamedLocation] {
        try await access.perform(
            KooberLocationsCalls.locations, KooberLocationsCalls.arguments(query: query, pickup: pickup)
        ) {
            SydneyPlaces.search(query)
        }
    }
}

/// The places of the offline worker, in the order of its results.
enum SydneyPlaces {
    /// The number of places for an empty text.
    static let suggestionCount = 4

    /// Returns the places whose names contain a text, ignoring case; the first four for an empty text.
    static func search(_ text: String) -> [NamedLocation] {
        guard !text.isEmpty else { return Array(all.prefix(suggestionCount)) }
        return all.filter { $0.name.range(of: text, options: .caseInsensitive) != nil }
    }

    /// All places.
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

/// Searches places through a server: `GET locations?query&latitude&longitude`.
package final class LiveKooberLocations: KooberLocationsWorker {
    /// Sends the requests.
    private let connection: KooberConnection

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate and the inbox; it lives longer than the worker.
    ///   - server: the base URL of the server.
    ///   - token: the user's token for the server.
    ///   - limits: the largest time and body size of a reply.
    ///   - onUnauthorised: called before a call fails because the server no longer accepts the token.
    package init(
        stage: Stage, server: URL, token: Secret, limits: HttpLimits = HttpLimits(),
        onUnauthorised: @escaping () -> Void
    ) {
        connection = KooberConnection(
            stage: stage, server: server, token: token, limits: limits, onUnauthorised: onUnauthorised)
    }

    /// Requests the places that match a text near the pick-up.
    package func locations(
        matching query: String, near pickup: Location
    ) async throws(KooberServerError) -> [NamedLocation] {
        try await connection.perform(
            KooberLocationsCalls.locations, KooberLocationsCalls.arguments(query: query, pickup: pickup),
            HttpRequest(path: "locations", query: [HttpRequest.Item("query", query)] + pickup.queryItems))
    }
}

/// Finds the user's position.
package protocol KooberLocatorWorker: AnyObject {
    /// Returns the user's current position.
    ///
    /// - Throws: ``KooberLocatorError``; `cancelled` as soon as the calling task is cancelled.
    func location() async throws(KooberLocatorError) -> Location
}

/// Why the user's position is unknown.
package enum KooberLocatorError: Error, Equatable, Sendable {
    /// The device cannot find the position.
    case unavailable
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .unavailable
    }
}

/// The worker call of the locator.
package enum KooberLocatorCalls {
    /// `koober.location`: returns the user's position; 2 s.
    package static let location = WorkerCall<Location>(
        WorkerCallDescription("koober.location", worker: "locator", kind: .device, latency: .seconds(2)),
        summary: { [TraceEvent.Field("location", $0.text)] })
}

/// Returns always the same position, in Sydney, without a device.
package final class OfflineKooberLocator: KooberLocatorWorker {
    /// The user's position.
    package static let sydney = Location(id: "sydney", latitude: -33.864308, longitude: 151.209146)

    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate

    /// Makes the worker on a stage's gate.
    package init(gate: WorkerGate) {
        self.gate = gate
    }

    /// Returns Sydney after 2 s.
    package func location() async throws(KooberLocatorError) -> Location {
        do {
            return try await gate.perform(KooberLocatorCalls.location) { Self.sydney }
        } catch {
            throw KooberLocatorError(error)
        }
    }
}
