package import StageRuntime

/// Why it is not known where the user is.
package enum KooberLocatorError: Error, Equatable, Sendable {
    /// The device could not tell.
    case unavailable
    /// Nobody waits for the answer any more.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
    package init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .unavailable
    }
}
