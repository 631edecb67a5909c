public import StageRuntime

/// Why the settings could not be updated.
public enum SettingsError: Error, Equatable, Sendable {
    /// The store could not be read or written.
    case store(WorkerFault)
    /// Nobody waits for the update any more.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
    public init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .store(fault)
    }
}
