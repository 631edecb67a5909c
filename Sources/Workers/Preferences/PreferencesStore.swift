import Foundation
package import StageRuntime

/// What the user has chosen in the settings.
package struct Preferences: Codable, Equatable, Sendable {
    /// Whether all is dark, whatever the device's appearance.
    package var darkMode: Bool

    /// Makes preferences; what was never chosen is off.
    package init(darkMode: Bool = false) {
        self.darkMode = darkMode
    }
}

/// What remembers the preferences on this device; it takes no virtual time.
package protocol PreferencesStore: AnyObject {
    /// Returns what is stored, nil if nothing is.
    ///
    /// - Throws: ``PreferencesError``. A file that could not be decoded is set aside: the next read finds none.
    func read() async throws(PreferencesError) -> Preferences?

    /// Stores preferences in place of others, wholly or not at all.
    ///
    /// - Throws: ``PreferencesError``; what was stored before is then still there.
    func save(_ preferences: Preferences) async throws(PreferencesError)
}

/// Why the preferences could not be read or saved.
package enum PreferencesError: Error, Equatable, Sendable {
    /// What is stored are no preferences; it is set aside.
    case undecodable
    /// There is no space left.
    case full
    /// The store could not be read or written.
    case io
    /// Nobody waits for it any more.
    case cancelled

    /// Makes the error that a fault of the call means to the app.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .undecodable
            case .full: .full
            case .offline, .timeout, .status, .unauthorised, .io: .io
            }
    }
}

/// The worker calls of the preferences; none takes virtual time.
package enum PreferencesCalls {
    /// The name under which the preferences are stored.
    package static let storageName = "preferences"

    /// `preferences.read`: the preferences that are stored, if any are.
    package static let read = WorkerCall<Preferences?>(
        WorkerCallDescription("preferences.read", kind: .store, storage: storageName),
        decode: { body throws(WorkerFault) in
            guard let preferences = PreferencesFile.preferences(in: body) else { throw .garbage }
            return preferences
        },
        summary: { [TraceEvent.Field("darkMode", $0.map { String($0.darkMode) } ?? "none")] })

    /// `preferences.save`: stores preferences.
    package static let save = WorkerCall<Void>(
        WorkerCallDescription("preferences.save", kind: .store, storage: storageName))
}

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
