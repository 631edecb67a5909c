import Foundation
package import StageRuntime

/// The preferences in the app's storage: `{"darkMode": true}`.
///
/// A file that cannot be decoded is set aside under another name and reported in the trace: nothing is overwritten.
package final class PreferencesFile: PreferencesStore {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// Where the preferences are kept; unowned, the stage keeps it.
    private unowned let storage: any Storage
    /// Where a damaged file is reported; unowned, the stage keeps it.
    private unowned let trace: Trace

    /// Makes the store on a stage.
    package init(stage: Stage) {
        gate = stage.workers
        storage = stage.storage
        trace = stage.trace
    }

    /// Returns the preferences that are stored, nil if there is no file.
    package func read() async throws(PreferencesError) -> Preferences? {
        try await perform(PreferencesCalls.read) { () throws(StorageError) in
            guard let data = try storage.read(PreferencesCalls.storageName) else { return .success(nil) }
            if let preferences = PreferencesFile.preferences(in: data) { return .success(preferences) }
            let name = try storage.setAside(PreferencesCalls.storageName)
            trace.record("damaged preferences set aside", fields: [TraceEvent.Field("as", name)])
            return .failure(.garbage)
        }
    }

    /// Stores preferences in place of others.
    package func save(_ preferences: Preferences) async throws(PreferencesError) {
        let arguments = [TraceEvent.Field("darkMode", String(preferences.darkMode))]
        try await perform(PreferencesCalls.save, arguments) { () throws(StorageError) in
            try storage.write(
                Data(#"{"darkMode":\#(preferences.darkMode)}"#.utf8), to: PreferencesCalls.storageName)
            return .success(())
        }
    }

    private func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field] = [],
        _ body: () throws(StorageError) -> Result<Reply, WorkerFault>
    ) async throws(PreferencesError) -> Reply {
        do {
            return try await gate.perform(call, arguments) { () throws(WorkerFault) in
                let result: Result<Reply, WorkerFault>
                do throws(StorageError) {
                    result = try body()
                } catch {
                    throw error.fault
                }
                return try result.get()
            }
        } catch {
            throw PreferencesError(error)
        }
    }

    /// Returns the preferences in a file's bytes, nil if they hold none.
    static func preferences(in data: Data) -> Preferences? {
        try? JSONDecoder().decode(Preferences.self, from: data)
    }
}
