public import StageRuntime

/// The worker calls of the settings.
public enum SettingsCalls {
    /// The name under which the settings are stored.
    public static let storageName = "settings"

    /// `settings.update`: brings the store up to date; no virtual time.
    public static let update = WorkerCall<Bool>(
        WorkerCallDescription("settings.update", kind: .store, storage: storageName),
        summary: { [TraceEvent.Field("migrated", String($0))] })
}
