/// One step from a schema version to the next.
public struct SettingsMigration {
    /// The version that the store has after this step.
    let version: Int
    /// Changes the values; told whether this is an update of an installed app rather than its first launch.
    let migrate: (_ values: inout [String: SettingsValue], _ isAppUpdate: Bool) -> Void

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - version: the version that the store has after it; versions count from 1.
    ///   - migrate: changes the values; the flag is true where the version before all steps was over 0.
    public init(
        to version: Int, _ migrate: @escaping (_ values: inout [String: SettingsValue], _ isAppUpdate: Bool) -> Void
    ) {
        self.version = version
        self.migrate = migrate
    }

    /// The app's own steps: version 1 notes how the app came onto the device.
    public static var standard: [SettingsMigration] {
        [
            SettingsMigration(to: 1) { values, isAppUpdate in
                values["arrival"] = .string(isAppUpdate ? "update" : "installation")
            }
        ]
    }
}
