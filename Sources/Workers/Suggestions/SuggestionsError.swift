public import StageRuntime

/// Why no suggestions came.
public enum SuggestionsError: Error, Equatable, Sendable {
    /// The server could not be reached, or answered with anything but status 200 and a body.
    case server
    /// The body was not what the server promises.
    case decoding
    /// Nobody waits for the answer any more.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
    public init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .decoding
            case .offline, .timeout, .status, .unauthorised, .io, .full: .server
            }
    }
}
