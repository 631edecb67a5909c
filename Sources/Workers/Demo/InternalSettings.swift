import Foundation
package import StageRuntime

/// The app's own settings: a persistent key-value store with a schema version.
///
/// A file that cannot be decoded is renamed and traced, and a new one is started: no data are overwritten.
package final class InternalSettings: SettingsWorker {
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// Stores the settings; unowned, the stage owns it.
    private unowned let storage: any Storage
    /// Records files that cannot be decoded; unowned, the stage owns it.
    private unowned let trace: Trace
    /// The migrations from version to version, in ascending order.
    private let migrations: [SettingsMigration]
    /// The stored content; `nil` until it was read.
    private var content: SettingsContent?
    /// The observers, in the order of their registration; strong until their observation is cancelled.
    private var observers: [(number: Int, call: (String) -> Void)] = []
    private var lastObserver = 0

    /// Makes the store on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate, the storage and the trace; it lives longer than the store.
    ///   - migrations: the migrations from version to version, in ascending order.
    package init(stage: Stage, migrations: [SettingsMigration] = SettingsMigration.standard) {
        gate = stage.workers
        storage = stage.storage
        trace = stage.trace
        self.migrations = migrations
    }

    /// Returns the schema version; 0 for a new store.
    ///
    /// - Throws: ``StorageError`` if the store cannot be read.
    package func version() throws(StorageError) -> Int { try load().version }

    /// Returns the value of a key, `nil` if there is none.
    ///
    /// - Throws: ``StorageError`` if the store cannot be read.
    package func value(for key: String) throws(StorageError) -> SettingsValue? { try load().values[key] }

    /// Stores or removes a value, and notifies the observers if it has changed.
    ///
    /// - Precondition: the key is not `version`, which is the schema version.
    /// - Throws: ``StorageError`` if the store cannot be written; nothing has changed in that case.
    package func set(_ value: SettingsValue?, for key: String) throws(StorageError) {
        var changed = try load()
        changed.values[key] = value
        try save(changed)
    }

    /// Calls `observer` with the key of each value that changes from now on, after the value was stored.
    @discardableResult
    package func observe(_ observer: @escaping (String) -> Void) -> SettingsObservation {
        lastObserver += 1
        observers.append((lastObserver, observer))
        return SettingsObservation(number: lastObserver, settings: self)
    }

    func removeObserver(_ number: Int) { observers.removeAll { $0.number == number } }

    /// Deletes all settings if asked, runs the missing migrations, and applies test data if asked, in this order.
    package func updateSettings(_ flags: SettingsTestFlags) async throws(SettingsError) -> Bool {
        do {
            return try await gate.perform(SettingsCalls.update) { () throws(WorkerFault) in
                do throws(StorageError) {
                    return try update(flags)
                } catch {
                    throw error.fault
                }
            }
        } catch {
            throw SettingsError(error)
        }
    }

    private func update(_ flags: SettingsTestFlags) throws(StorageError) -> Bool {
        content = nil
        var updated = flags.resetData ? SettingsContent() : try load()
        let oldVersion = updated.version
        for step in migrations where step.version > updated.version {
            step.migrate(&updated.values, oldVersion > 0)
            updated.version = step.version
        }
        if flags.applyTestData { updated.values["testData"] = .boolean(true) }
        try save(updated)
        return updated.version > oldVersion
    }

    private func load() throws(StorageError) -> SettingsContent {
        if let content { return content }
        let loaded: SettingsContent
        if let data = try storage.read(SettingsCalls.storageName) {
            if let known = SettingsContent(json: data) {
                loaded = known
            } else {
                let name = try storage.setAside(SettingsCalls.storageName)
                trace.record("damaged settings set aside", fields: [TraceEvent.Field("as", name)])
                loaded = SettingsContent()
            }
        } else {
            loaded = SettingsContent()
        }
        content = loaded
        return loaded
    }

    /// Stores the content if it has changed, then notifies the observers of the changed keys, in sorted order.
    private func save(_ changed: SettingsContent) throws(StorageError) {
        let old = try load()
        let isStored = try storage.read(SettingsCalls.storageName) != nil
        guard changed != old || !isStored else { return }
        let data: Data
        do {
            data = try changed.json()
        } catch {
            throw .io(name: SettingsCalls.storageName, reason: String(describing: error))
        }
        try storage.write(data, to: SettingsCalls.storageName)
        content = changed
        guard !observers.isEmpty else { return }
        let keys = Set(old.values.keys).union(changed.values.keys).sorted()
        for key in keys where old.values[key] != changed.values[key] { announce(key) }
    }

    /// Calls all observers with a key, except those that another observer cancels meanwhile.
    private func announce(_ key: String) {
        for observer in observers where observers.contains(where: { $0.number == observer.number }) {
            observer.call(key)
        }
    }
}
