import Rehearsal

/// Why there is no forecast.
enum TidesError: Error, Equatable, Sendable {
    /// The server could not be reached, or its answer could not be read.
    case server
    /// Nobody waits for the answer any more.
    case cancelled

    /// Makes the error that a fault of the call means to a scene.
    init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .server
    }
}
