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
    /// - Throws: ``StoreError``. A file that could not be decoded is set aside: the next read finds none.
    func read() async throws(StoreError) -> Preferences?

    /// Stores preferences in place of others, wholly or not at all.
    ///
    /// - Throws: ``StoreError``; what was stored before is then still there.
    func save(_ preferences: Preferences) async throws(StoreError)
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
package final class PreferencesFile: PreferencesStore {
    /// The file.
    private let file: StoredFile

    /// Makes the store on a stage.
    package init(stage: Stage) { file = StoredFile(PreferencesCalls.storageName, on: stage) }

    /// Returns the preferences that are stored, nil if there is no file.
    package func read() async throws(StoreError) -> Preferences? {
        do {
            return try await file.read(PreferencesCalls.read, "preferences", decode: Self.preferences)
        } catch {
            throw StoreError(error)
        }
    }

    /// Stores preferences in place of others.
    package func save(_ preferences: Preferences) async throws(StoreError) {
        let arguments = [TraceEvent.Field("darkMode", String(preferences.darkMode))]
        do {
            try await file.write(JsonBody.json(preferences), by: PreferencesCalls.save, arguments)
        } catch {
            throw StoreError(error)
        }
    }

    /// Returns the preferences in a file's bytes, nil if they hold none.
    static func preferences(in data: Data) -> Preferences? {
        try? JSONDecoder().decode(Preferences.self, from: data)
    }
}
