package import StageRuntime

/// Why nobody was signed in or signed up.
package enum KooberAuthError: Error, Equatable, Sendable {
    /// The server does not know this email and password, or has an account for this email already.
    case refused
    /// The server could not be reached, was too slow, or answered with another status than 2xx.
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
            case .unauthorised, .status(401), .status(409): .refused
            case .offline, .timeout, .status, .io, .full: .server
            }
    }
}
