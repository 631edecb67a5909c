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
