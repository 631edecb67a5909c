package import StageRuntime
package import WorkerSupport

/// Finds places by name.
package protocol KooberLocationsWorker: AnyObject {
    /// Returns the places whose names match a text, in the order of display; some places for an empty text.
    ///
    /// - Parameters:
    ///   - query: the typed text, not trimmed.
    ///   - pickup: the start of the ride, around which a live server searches.
    /// - Throws: ``KooberServerError``; `cancelled` as soon as the calling task is cancelled.
    func locations(matching query: String, near pickup: Location) async throws(KooberServerError) -> [NamedLocation]
}

/// Loads the available rides.
package protocol KooberRideOptionsWorker: AnyObject {
    /// Returns the rides from a place, from the smallest and cheapest to the largest and most expensive.
    ///
    /// - Throws: ``KooberServerError``; `cancelled` as soon as the calling task is cancelled.
    func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption]
}

/// Orders rides.
package protocol KooberRideRequestsWorker: AnyObject {
    /// Orders a ride, and returns when the ride was accepted.
    ///
    /// - Throws: ``KooberServerError``; `cancelled` as soon as the calling task is cancelled.
    func requestRide(_ request: NewRideRequest) async throws(KooberServerError)
}

/// Why a request of a signed-in user failed.
package enum KooberServerError: Error, Equatable, Sendable {
    /// The server no longer accepts the token (status 401); the workers' owner is notified, and signs the user out.
    case unauthorised
    /// The server could not be reached, was too slow, or its reply had a status other than 2xx.
    case server
    /// The reply's body could not be decoded.
    case decoding
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .decoding
            case .unauthorised, .status(401): .unauthorised
            case .offline, .timeout, .status, .io, .full: .server
            }
    }
}

/// The workers of a signed-in user: they find places, load ride options and order rides.
package final class KooberServer {
    /// Performs the calls with the user's token.
    private let http: HttpWorker
    /// Called when the server no longer accepts the token; the owner decides what it captures.
    private let onUnauthorised: () -> Void

    /// Makes the workers on a stage.
    ///
    /// - Parameters:
    ///   - stage: the stage; it lives longer than the workers.
    ///   - token: the user's token for the server.
    ///   - onUnauthorised: called before a call fails because the server no longer accepts the token; signs out.
    package init(stage: Stage, token: Secret, onUnauthorised: @escaping () -> Void) {
        http = HttpWorker(stage: stage, token: token)
        self.onUnauthorised = onUnauthorised
    }

    private func perform<Arguments, Reply>(
        _ call: HttpCall<Arguments, Reply>, _ arguments: Arguments
    ) async throws(KooberServerError) -> Reply {
        do {
            return try await http.perform(call, arguments, orThrow: KooberServerError.init)
        } catch {
            if error == .unauthorised { onUnauthorised() }
            throw error
        }
    }
}

extension KooberServer: KooberLocationsWorker {
    /// Returns the places that match a text; offline those in Sydney whose names contain it, or the first four.
    package func locations(
        matching query: String, near pickup: Location
    ) async throws(KooberServerError) -> [NamedLocation] {
        try await perform(KooberServerCalls.locations, KooberSearch(query: query, pickup: pickup))
    }
}

extension KooberServer: KooberRideOptionsWorker {
    /// Returns the rides from a place; offline the same three for each place.
    package func rideOptions(at pickup: Location) async throws(KooberServerError) -> [RideOption] {
        try await perform(KooberServerCalls.rideOptions, pickup)
    }
}

extension KooberServer: KooberRideRequestsWorker {
    /// Orders a ride; a reply with a success status accepts it, whatever its body.
    package func requestRide(_ request: NewRideRequest) async throws(KooberServerError) {
        try await perform(KooberServerCalls.requestRide, request)
    }
}

/// The text of a search for places, and its centre.
package struct KooberSearch: Sendable {
    let query: String
    let pickup: Location
}

/// The worker calls of a signed-in user.
package enum KooberServerCalls {
    /// `koober.locations`: returns the places that match a text; 0.5 s.
    package static let locations = HttpCall<KooberSearch, [NamedLocation]>(
        WorkerCall(
            WorkerCallDescription("koober.locations", worker: "locations", kind: .network, latency: .milliseconds(500)),
            decode: JsonReply.decode, summary: { [TraceEvent.Field("count", String($0.count))] }),
        fields: { [TraceEvent.Field("query", $0.query), TraceEvent.Field("pickup", $0.pickup.text)] },
        request: { search in
            HttpRequest(
                path: "locations", query: [HttpRequest.Item("query", search.query)] + search.pickup.queryItems)
        },
        offline: { search, _ in SydneyPlaces.search(search.query) })

    /// `koober.rideOptions`: returns the rides from a place; without latency.
    package static let rideOptions = HttpCall<Location, [RideOption]>(
        WorkerCall(
            WorkerCallDescription("koober.rideOptions", worker: "rideOptions", kind: .network),
            decode: { body in
                // The user chooses one, so there must be at least one, and identifiers must be unique.
                let options: [RideOption] = try JsonReply.decode(body)
                guard !options.isEmpty, Set(options.map(\.id)).count == options.count else { throw WorkerFault.garbage }
                return options
            }, summary: { [TraceEvent.Field("count", String($0.count))] }),
        fields: { [TraceEvent.Field("pickup", $0.text)] },
        request: { HttpRequest(path: "rideOptions", query: $0.queryItems) },
        offline: { _, _ in
            [
                RideOption(id: "wallaby", name: "Wallaby", riders: 1, priceLevel: 1),
                RideOption(id: "wallaroo", name: "Wallaroo", riders: 2, priceLevel: 2),
                RideOption(id: "kangaroo", name: "Kangaroo", riders: 4, priceLevel: 3),
            ]
        })

    /// `koober.requestRide`: orders a ride; the body of a successful reply is ignored; 3 s.
    package static let requestRide = HttpCall<NewRideRequest, Void>(
        WorkerCall(
            WorkerCallDescription("koober.requestRide", worker: "rideRequests", kind: .network, latency: .seconds(3)),
            decode: { _ in }),
        fields: { request in
            [
                TraceEvent.Field("pickup", request.waypoints.pickup.text),
                TraceEvent.Field("dropoff", request.waypoints.dropoff.name),
                TraceEvent.Field("option", request.rideOptionID),
            ]
        },
        request: { HttpRequest(method: "POST", path: "ride", json: JsonBody.json($0)) },
        offline: { _, _ in })
}
