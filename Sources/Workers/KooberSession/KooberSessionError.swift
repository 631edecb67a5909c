package import StageRuntime

/// Why the session could not be read, saved or deleted.
package enum KooberSessionError: Error, Equatable, Sendable {
    /// What is stored is no session: cut short, or something else; it is set aside.
    case undecodable
    /// There is no space left to store it.
    case full
    /// The store could not be read or written.
    case io
    /// Nobody waits for it any more.
    case cancelled

    /// Makes the error that a fault of the call means to the app.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .undecodable
            case .full: .full
            case .offline, .timeout, .status, .unauthorised, .io: .io
            }
    }
}
