package import StageRuntime

/// Why the server did not do what a signed-in user asked of it.
package enum KooberServerError: Error, Equatable, Sendable {
    /// The server no longer knows the token (status 401): whoever made the worker is told too, and signs out.
    case unauthorised
    /// The server could not be reached, was too slow, or answered with anything but a status of 2xx.
    case server
    /// The body was not what the server promises.
    case decoding
    /// Nobody waits for the answer any more.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
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
