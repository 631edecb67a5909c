import DemoWorkers
import TestSupport

/// What a test of the settings store needs: the store, its files, the stage.
struct SettingsTest {
    let settings: InternalSettings
    let files: FaultyStorage
    let tester: StageTester

    /// Performs a test of a store that finds `stored` in the storage.
    static func run(
        _ stored: String? = nil, migrations: [SettingsMigration] = SettingsMigration.standard,
        sourceLocation: SourceLocation = #_sourceLocation, _ body: (SettingsTest) throws -> Void
    ) throws {
        let files = try stored.map { try FaultyStorage(["settings": $0]) } ?? FaultyStorage()
        var options = StageOptions()
        options.storage = files
        try StageTester.run(options, sourceLocation: sourceLocation) { tester in
            let settings = InternalSettings(stage: tester.stage, migrations: migrations)
            try body(SettingsTest(settings: settings, files: files, tester: tester))
        }
    }

    /// Begins an update and settles.
    func begin(_ flags: SettingsTestFlags = SettingsTestFlags()) -> TaskOutcome<Bool, SettingsError> {
        tester.begin { () throws(SettingsError) in try await settings.updateSettings(flags) }
    }

    /// Performs an update that takes no time, and returns what it says or fails with.
    func update(_ flags: SettingsTestFlags = SettingsTestFlags()) -> Result<Bool, SettingsError>? {
        begin(flags).result
    }

    /// The lines of the trace so far.
    var trace: [String] { tester.stage.trace.last(100).map(\.line) }

    /// The schema version; `nil` where the store cannot be read.
    var version: Int? { try? settings.version() }

    /// Returns the value of a key; `nil` where there is none or the store cannot be read.
    func value(_ key: String) -> SettingsValue? { (try? settings.value(for: key)) ?? nil }
}
