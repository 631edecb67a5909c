public import StageRuntime

/// Updates the app's settings at its launch.
public protocol SettingsWorker: AnyObject {
    /// Deletes all settings if asked, runs the missing migrations, and applies test data if asked, in this order.
    ///
    /// - Returns: whether a migration was run.
    /// - Throws: ``SettingsError``; the stored settings are then unchanged.
    func updateSettings(_ flags: SettingsTestFlags) async throws(SettingsError) -> Bool
}

/// The registration of an observer, made by ``InternalSettings/observe(_:)`` and ended by ``cancel()``.
///
/// Until then, the store keeps the observer, even if this value is released.
public struct SettingsObservation {
    /// The observer's number in the store.
    let number: Int
    /// The store; weak, the observation does not keep it.
    weak let settings: InternalSettings?

    /// Ends the observation: the observer is released and not called any more.
    public func cancel() { settings?.removeObserver(number) }
}

/// Why the settings could not be updated.
public enum SettingsError: Error, Equatable, Sendable {
    /// The store could not be read or written.
    case store(WorkerFault)
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    public init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .store(fault)
    }
}

/// The worker calls of the settings.
public enum SettingsCalls {
    /// The name of the stored file.
    public static let storageName = "settings"

    /// `settings.update`: updates the store; no virtual time.
    public static let update = WorkerCall<Bool>(
        WorkerCallDescription("settings.update", kind: .store, storage: storageName),
        summary: { [TraceEvent.Field("migrated", String($0))] })
}

/// The test flags of a settings update.
public struct SettingsTestFlags: Equatable, Sendable {
    /// Whether to delete all settings first.
    public let resetData: Bool
    /// Whether to apply the test data at the end.
    public let applyTestData: Bool

    /// Makes flags; without arguments, for production, all are off.
    public init(resetData: Bool = false, applyTestData: Bool = false) {
        self.resetData = resetData
        self.applyTestData = applyTestData
    }
}
