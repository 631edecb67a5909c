package import StageRuntime

/// Updates the app's settings at its launch.
package protocol SettingsWorker: AnyObject {
    /// Deletes all settings if asked, runs the missing migrations, and applies test data if asked, in this order.
    ///
    /// - Returns: whether a migration was run.
    /// - Throws: ``SettingsError``; the stored settings are then unchanged.
    func updateSettings(_ flags: SettingsTestFlags) async throws(SettingsError) -> Bool
}

/// The registration of an observer, made by ``InternalSettings/observe(_:)`` and ended by ``cancel()``.
///
/// Until then, the store keeps the observer, even if this value is released.
package struct SettingsObservation {
    /// The observer's number in the store.
    let number: Int
    /// The store; weak, the observation does not keep it.
    weak let settings: InternalSettings?

    /// Ends the observation: the observer is released and no longer called.
    package func cancel() { settings?.removeObserver(number) }
}

/// Why the settings could not be updated.
package enum SettingsError: Error, Equatable, Sendable {
    /// The store could not be read or written.
    case store(WorkerFault)
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) { self = fault == .cancelled ? .cancelled : .store(fault) }
}

/// The worker calls of the settings.
package enum SettingsCalls {
    /// The name of the stored file.
    package static let storageName = "settings"

    /// `settings.update`: updates the store; no virtual time.
    package static let update = WorkerCall<Bool>(
        WorkerCallDescription("settings.update", kind: .store, storage: storageName),
        summary: { [TraceEvent.Field("migrated", String($0))] })
}

/// The test flags of a settings update.
package struct SettingsTestFlags: Equatable, Sendable {
    /// Whether to delete all settings first.
    package let resetData: Bool
    /// Whether to apply the test data at the end.
    package let applyTestData: Bool

    /// Makes flags; without arguments, for production, all are off.
    package init(resetData: Bool = false, applyTestData: Bool = false) {
        (self.resetData, self.applyTestData) = (resetData, applyTestData)
    }
}
