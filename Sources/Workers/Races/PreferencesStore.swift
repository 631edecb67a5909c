import Foundation
package import StageRuntime
package import WorkerSupport

/// The user's choices in the settings.
package struct Preferences: Codable, Equatable, Sendable {
    /// Whether the app is dark, whatever the device's appearance.
    package var darkMode: Bool

    /// Makes preferences; everything is off by default.
    package init(darkMode: Bool = false) { self.darkMode = darkMode }
}

/// Stores the preferences on the device; its calls need no virtual time.
package protocol PreferencesStore: AnyObject {
    /// Returns the stored preferences, `nil` if there are none.
    ///
    /// - Throws: ``StoreError``. A file that could not be decoded is renamed: the next read finds no file.
    func read() async throws(StoreError) -> Preferences?

    /// Stores preferences instead of the previous ones, completely or not at all.
    ///
    /// - Throws: ``StoreError``; the previous data are then still stored.
    func save(_ preferences: Preferences) async throws(StoreError)
}

/// The worker calls of the preferences; none of them needs virtual time.
package enum PreferencesCalls {
    /// The name of the stored file.
    package static let storageName = "preferences"

    /// `preferences.read`: returns the stored preferences, or `nil`.
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

/// The preferences in the app's storage: a file with `{"darkMode": true}`.
package final class PreferencesFile: PreferencesStore {
    private let file: StoredFile

    /// Makes the store on a stage.
    package init(stage: Stage) { file = StoredFile(PreferencesCalls.storageName, on: stage) }

    /// Returns the stored preferences, `nil` if there is no file.
    package func read() async throws(StoreError) -> Preferences? {
        try await file.read(PreferencesCalls.read, "preferences", decode: Self.preferences)
    }

    /// Stores preferences instead of the previous ones.
    package func save(_ preferences: Preferences) async throws(StoreError) {
        let arguments = [TraceEvent.Field("darkMode", String(preferences.darkMode))]
        try await file.write(JsonBody.json(preferences), by: PreferencesCalls.save, arguments)
    }

    /// Decodes preferences; `nil` for invalid bytes.
    static func preferences(in data: Data) -> Preferences? {
        try? JSONDecoder().decode(Preferences.self, from: data)
    }
}
