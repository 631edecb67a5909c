/// What a worker call talks to; it decides which faults a script can ask for.
public enum WorkerCallKind: String, CaseIterable, Sendable {
    /// A server, over HTTP.
    case network
    /// A file of the app's own.
    case store
    /// A part of the device, such as the locator.
    case device
}
