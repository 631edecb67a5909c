public import StageRuntime

/// What brings the app's settings up to date at its launch.
public protocol SettingsWorker: AnyObject {
    /// Wipes the store if asked, runs the migrations it lacks, and applies test data if asked, in this order.
    ///
    /// - Returns: whether a migration ran.
    /// - Throws: ``SettingsError``; what is stored is then as it was.
    func updateSettings(_ flags: SettingsTestFlags) async throws(SettingsError) -> Bool
}

/// The registration of an observer; made by ``InternalSettings/observe(_:)``, ended by ``cancel()``.
///
/// The store keeps the observer until then, even if this handle is released.
public struct SettingsObservation {
    /// The number under which the store keeps the observer.
    let number: Int
    /// The store; weak, an observation does not keep it.
    weak let settings: InternalSettings?

    /// Ends the observation: the observer is not called any more, and is released.
    public func cancel() { settings?.removeObserver(number) }
}

/// Why the settings could not be updated.
public enum SettingsError: Error, Equatable, Sendable {
    /// The store could not be read or written.
    case store(WorkerFault)
    /// The asking task was cancelled.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
    public init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .store(fault)
    }
}

/// The worker calls of the settings.
public enum SettingsCalls {
    /// The name under which the settings are stored.
    public static let storageName = "settings"

    /// `settings.update`: brings the store up to date; no virtual time.
    public static let update = WorkerCall<Bool>(
        WorkerCallDescription("settings.update", kind: .store, storage: storageName),
        summary: { [TraceEvent.Field("migrated", String($0))] })
}

/// What the configuration's test flags ask of a settings update.
public struct SettingsTestFlags: Equatable, Sendable {
    /// Whether to wipe the store first.
    public let resetData: Bool
    /// Whether to apply the test data last.
    public let applyTestData: Bool

    /// Makes the flags; production has none.
    public init(resetData: Bool = false, applyTestData: Bool = false) {
        self.resetData = resetData
        self.applyTestData = applyTestData
    }
}
