package import StageRuntime

/// What knows the next races to jump.
///
/// A scene sees only this; offline and live implementations stand behind it.
package protocol RacesWorker: AnyObject {
    /// Returns the next races, in no particular order; some may have started a moment ago.
    ///
    /// - Throws: ``RacesError``; its `cancelled` as soon as the asking task is cancelled.
    func next() async throws(RacesError) -> [Race]
}

/// Why no races came.
package enum RacesError: Error, Equatable, Sendable {
    /// There is no connection.
    case offline
    /// The server took too long.
    case timeout
    /// Status 401: the server does not know who asks.
    case unauthorised
    /// Status 403: the server knows who asks and refuses.
    case forbidden
    /// Status 404: there is nothing at the address.
    case notFound
    /// Status 429: asked too often.
    case tooManyRequests
    /// Status 503: the server is overloaded or under maintenance.
    case unavailable
    /// Any other status of 5xx: the server failed.
    case server
    /// The body was not what the server promises.
    case decoding
    /// Any other status that is no success, and whatever else can go wrong on the way.
    case other
    /// Nobody waits for the answer any more.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .offline: .offline
            case .timeout: .timeout
            case .unauthorised, .status(401): .unauthorised
            case .status(403): .forbidden
            case .status(404): .notFound
            case .status(429): .tooManyRequests
            case .status(503): .unavailable
            case .status(500..<600): .server
            case .garbage: .decoding
            case .status, .io, .full: .other
            case .cancelled: .cancelled
            }
    }
}
